import { isKept } from "#mock/http/etag.ts";
import { createHash } from "node:crypto";
import { answerDesk, type DeskReply } from "#mock/domain/chat/desk.ts";
import { CHAT_FOLDER } from "#mock/domain/chat/present/page.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { deskFile } from "#mock/desk/desk-files.ts";
import { errorAnswer, jsonAnswer } from "#mock/http/answers.ts";
import type { Answered, AskedCall } from "./answerer.ts";
import { type HandlerServices, refusalAnswer } from "./handler.ts";
import { catchUpInTurns, runInWorld } from "./run-in-world.ts";

type Services = Pick<HandlerServices, "events">;

/** True if a call is one of the chat's own, which are not in the contract. */
export const isDesk = ({ host, target }: Pick<AskedCall, "host" | "target">): boolean =>
  host === "chat" && target.path.startsWith(CHAT_FOLDER);

/**
 * Answers the page of the chat frame, as the desk that it comes from would: its script and style, and the calls that
 * they make (docs/chat-desk.md). Leaves all other addresses.
 */
export const answerByDesk = (services: Services, call: AskedCall): Promise<Answered> | undefined =>
  isDesk(call) ? answer(services, call) : undefined;

async function answer(services: Services, call: AskedCall): Promise<Answered> {
  const { method, target, request } = call;
  const path = target.path.slice(CHAT_FOLDER.length);
  const file = method === "GET" ? await deskFile(path) : undefined;
  if (file) return { answer: { statusCode: 200, headers: { "content-type": file.type }, body: file.body } };
  try {
    const asked = {
      method,
      path,
      query: new URLSearchParams(target.queryText),
      seat: /^Bearer (\S+)$/u.exec(request.headers.authorization ?? "")?.[1] ?? "",
      body: call.body,
    };
    await catchUpInTurns(services.events, call.world);
    const reply = runInWorld(services.events, call.world, () => answerDesk(call.world.state, asked));
    if (!reply) return { answer: errorAnswer(404, "没有这个地址"), refused: { stage: "address" } };
    return { answer: deskAnswer(reply, request.headers["if-none-match"]) };
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error);
    throw error;
  }
}

/** With a fingerprint: the page asks often, and mostly nothing is new. */
function deskAnswer(reply: NonNullable<DeskReply>, known: string | undefined): Answered["answer"] {
  if ("file" in reply) return { statusCode: 200, headers: { "content-type": reply.type }, body: reply.file };
  const body = { code: 200, message: "成功", data: reply.data };
  const etag = `"${createHash("sha1").update(JSON.stringify(body)).digest("base64url")}"`;
  return isKept(known, etag) ? { statusCode: 304, headers: { etag } } : jsonAnswer(200, body, { etag });
}
