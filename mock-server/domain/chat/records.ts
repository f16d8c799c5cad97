/** The content of a message: text, a picture of the buyer's, or the card of something in the shop. */
export type ChatContent =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "picture"; readonly id: number }
  | ChatSubject;

/** The card of a message that is about something in the shop. */
export type ChatSubject = { readonly kind: "order" | "goods"; readonly id: number };

/** The buyer, the desk's automatic assistant, a person at the desk, or the desk about itself. */
export type ChatSpeaker = "buyer" | "assistant" | "agent" | "notice";

/** One message of a buyer's chat, which is never deleted. Times in ms on the world's clock. */
export type ChatMessageRecord = {
  readonly id: number;
  readonly userId: number;
  readonly from: ChatSpeaker;
  /** From when on the desk is seen typing it. */
  readonly typedAt: number;
  /** When it is there. Until then nobody but the desk knows of it. */
  readonly at: number;
  readonly content: ChatContent;
  /** Questions that the desk offers below it. */
  readonly choices: readonly string[];
};

/** A picture that a buyer sent. */
export type ChatPictureRecord = {
  readonly id: number;
  readonly userId: number;
  readonly type: "image/jpeg" | "image/png" | "image/webp";
  /** In bytes. */
  readonly size: number;
  /** The bytes in Base64; null when they were dropped to make room. */
  readonly content: string | null;
};

/** The state of a buyer's chat. Times in ms. */
export type ChatRecord = {
  /** The buyer has seen what the desk sent until then. */
  readonly readUntil: number;
  /** Since when a person replies, or will, if the desk was closed; null while the assistant does. */
  readonly helpedFrom: number | null;
  /** When the buyer last said something. */
  readonly spokeAt: number;
  /** The number of questions in a row that the assistant did not understand. */
  readonly misses: number;
};
