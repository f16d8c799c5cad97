// The messages between the page of the chat frame and its desk; types only, for both sides.

import type { ChatMessageRecord, ChatSubject } from "./records.ts";

/** The data that the page has before its first request. */
export type PageData = {
  /** The credential that the page sends with its requests. */
  readonly seat: string;
  readonly agent: { readonly name: string; readonly phone: string; readonly face: string };
  /** The name of the desk, such as 专属客服 王雅琴. */
  readonly desk: string;
  readonly company: string;
  readonly hours: string;
  readonly hotline: string;
  readonly choices: readonly string[];
  readonly most_text: number;
  readonly most_picture_bytes: number;
};

/** A card as the page shows it: a picture, a title, a line of details, and what stands out. */
export type Card = ChatSubject & {
  readonly image: string;
  readonly title: string;
  readonly details: string;
  /** A price or an amount, or why there is none. */
  readonly price: string;
  readonly status: string;
};

/** A message as the page shows it. */
export type Message = Pick<ChatMessageRecord, "id" | "from" | "choices"> & {
  /** `YYYY-MM-DD HH:mm:ss` in Shanghai. */
  readonly time: string;
  readonly kind: "text" | "picture" | "card";
  readonly text: string;
  /** The number of the picture, if this is a picture that is still stored. */
  readonly picture: number | null;
  /** Null also where what it showed is no more. */
  readonly card: Card | null;
};

/** A buyer's chat as the page shows it. */
export type Conversation = {
  /** `YYYY-MM-DD` in Shanghai. */
  readonly today: string;
  readonly staffed: boolean;
  /** True if a person replies, not the assistant. */
  readonly helped: boolean;
  readonly typing: "assistant" | "agent" | null;
  /** The first that the buyer has not seen; null when all was seen. */
  readonly first_unread: number | null;
  readonly unread: number;
  readonly has_earlier: boolean;
  readonly messages: readonly Message[];
};
