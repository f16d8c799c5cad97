import { company } from "#generated/company.ts";
import { terms } from "#generated/terms.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { maskPhone } from "#mock/world/mask.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { ChatContent } from "../records.ts";
import { busyUntil, chatOf, isHelped } from "../rules/conversation.ts";
import { isStaffed, nextStaffed } from "../rules/hours.ts";
import { replyTo, replyToCard, type ChatReply } from "../rules/replies.ts";
import { PICK_UP_MS, typingTimes } from "../rules/timing.ts";
import { topicOf } from "../rules/topics.ts";
import { addMessage } from "./add-message.ts";

/** After this many questions that the assistant does not understand, a person is called. */
const MISSES_UNTIL_HELP = 2;

/** Lets the desk reply to what the buyer has just said: the assistant or, once called, a person. */
export function reply(state: WorldState, user: UserRecord, content: ChatContent): void {
  const chat = chatOf(state, user.id);
  const helped = isHelped(state, chat);
  const wantsPerson = content.kind === "text" && topicOf(content.text) === "person";
  if (wantsPerson && !helped) return handOver(state, user, chat.helpedFrom !== null, quoted(content));
  const reply = helped && wantsPerson ? { text: "我在的，请讲。" } : replyFor(state, user, content);
  if (reply) {
    state.chats.put(user.id, { ...chat, misses: 0 });
    return speak(state, user, helped ? "agent" : "assistant", reply);
  }
  if (helped) return speak(state, user, "agent", promise(user, content));
  if (content.kind === "picture" && chat.helpedFrom === null)
    return speak(state, user, "assistant", {
      text: "图片收到了。请补充说明遇到的问题，或转人工由客服查看。",
      choices: ["收到的药品有破损怎么办？", "转人工"],
    });
  const misses = chat.misses + 1;
  state.chats.put(user.id, { ...chat, misses });
  if (chat.helpedFrom !== null)
    return speak(state, user, "assistant", { text: `已记入留言，${user.manager.name} 上班后一并回复您。` });
  if (misses >= MISSES_UNTIL_HELP) return handOver(state, user, false, quoted(content));
  speak(state, user, "assistant", {
    text: "抱歉，这个问题我还不能确定。您可以换个说法，或转人工由客服为您解答。",
    choices: ["我的订单到哪了？", "怎样才能包邮？", "转人工"],
  });
}

/** The reply that needs no person; undefined if it takes one. */
function replyFor(state: WorldState, user: UserRecord, content: ChatContent): ChatReply | undefined {
  if (content.kind === "text") {
    const topic = topicOf(content.text);
    return topic === undefined || topic === "person" ? undefined : replyTo(state, user, topic, content.text);
  }
  return content.kind === "picture" ? undefined : replyToCard(state, user, content);
}

/** Returns the reply of a person who has to find out first. */
const promise = ({ phone }: UserRecord, { kind }: ChatContent): ChatReply => ({
  text:
    kind === "picture"
      ? `图片收到了，我核对一下，${terms.service.desk_minutes} 分钟内回复您。`
      : `好的，这个问题我和仓库、采购核实一下，${terms.service.desk_minutes} 分钟内回复您，必要时拨打您的电话 ${maskPhone(phone)}。`,
});

/** Returns the question for which the buyer called a person; empty if the buyer only called for one. */
const quoted = (content: ChatContent): string =>
  content.kind === "text" && topicOf(content.text) !== "person" ? `“${content.text.slice(0, 30)}”` : "";

/** Calls a person: at once while the desk is staffed, otherwise for when it is. */
function handOver(state: WorldState, user: UserRecord, isCalled: boolean, about: string): void {
  const { name } = user.manager;
  const now = state.clock.now();
  const chat = chatOf(state, user.id);
  if (isStaffed(now)) {
    state.chats.put(user.id, { ...chat, helpedFrom: now, misses: 0 });
    speak(state, user, "notice", { text: `正在为您转接人工客服 ${name}` });
    const opening = about === "" ? "请问有什么可以帮您？" : `您问的${about}我来处理，请稍等。`;
    return speak(state, user, "agent", { text: `您好，我是${name}。${opening}` }, PICK_UP_MS);
  }
  const from = nextStaffed(now);
  const at = formatDateTime(from).slice(0, 16);
  if (isCalled)
    return speak(state, user, "assistant", {
      text: `您的留言已转给 ${name}，${at} 上班后回复您，请直接写下要咨询的问题。`,
    });
  state.chats.put(user.id, { ...chat, helpedFrom: from, misses: 0 });
  speak(state, user, "notice", { text: `现在是非服务时间（人工客服${company.service_hours.text}）` });
  speak(state, user, "assistant", {
    text: `已为您登记留言，${name} 将在 ${at} 上班后第一时间回复。请直接写下要咨询的问题，我也可以先为您解答。`,
  });
  const left = formatDateTime(now).slice(5, 16);
  speak(
    state,
    user,
    "agent",
    { text: `您好，我是${name}。看到您 ${left} 的留言了，现在为您处理，请稍等。` },
    from - now,
  );
}

/** Sends the desk's words after those that are already on their way, `after` ms from now at the earliest. */
function speak(
  state: WorldState,
  user: UserRecord,
  from: "assistant" | "agent" | "notice",
  { text, card, choices = [] }: ChatReply,
  after = 0,
): void {
  const now = state.clock.now();
  const free = after === 0 ? busyUntil(state, user.id) : now + after;
  const times = typingTimes(from, text, free);
  addMessage(state, { userId: user.id, from, ...times, content: { kind: "text", text }, choices });
  if (card)
    addMessage(state, { userId: user.id, from, typedAt: times.at, at: times.at, content: card, choices: [] });
}
