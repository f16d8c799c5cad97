import { deskFile } from "#mock/desk/desk-files.ts";
import { handleDesk, type DeskResponse } from "#mock/domain/chat/desk.ts";
import { CHAT_FOLDER } from "#mock/domain/chat/present/page.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { etagOf, matchesEtag } from "#mock/http/etag.ts";
import { errorResponse, jsonResponse } from "#mock/http/responses.ts";
import { type HandlerServices, refusalResponse } from "./handler.ts";
import type { Responded, ResponderCall } from "./responder.ts";
import { catchUpInTurns, runInWorld } from "./run-in-world.ts";

type Services = Pick<HandlerServices, "events">;

/** True if a call is one of the chat's own, which are not in the contract. */
export const isDesk = ({ host, target }: Pick<ResponderCall, "host" | "target">): boolean =>
  host === "chat" && target.path.startsWith(CHAT_FOLDER);

/**
 * Serves the page of the chat frame, as the desk that it comes from would: its script and style, and the calls that
 * they make (docs/chat-desk.md). Leaves all other addresses.
 */
export const respondByDesk = (services: Services, call: ResponderCall): Promise<Responded> | undefined =>
  isDesk(call) ? handle(services, call) : undefined;

async function handle(services: Services, call: ResponderCall): Promise<Responded> {
  const { method, target, request } = call;
  const path = target.path.slice(CHAT_FOLDER.length);
  const file = method === "GET" ? await deskFile(path) : undefined;
  if (file) return { response: { statusCode: 200, headers: { "content-type": file.type }, body: file.body } };
  try {
    const deskRequest = {
      method,
      path,
      query: new URLSearchParams(target.queryText),
      seat: /^Bearer (\S+)$/u.exec(request.headers.authorization ?? "")?.[1] ?? "",
      body: call.body,
    };
    await catchUpInTurns(services.events, call.world);
    const reply = runInWorld(services.events, call.world, () => handleDesk(call.world.state, deskRequest));
    if (!reply) return { response: errorResponse(404, "没有这个地址"), refused: { stage: "address" } };
    return { response: deskResponse(reply, request.headers["if-none-match"]) };
  } catch (error) {
    if (error instanceof Refusal) return refusalResponse(error);
    throw error;
  }
}

/** With a fingerprint: the page asks often, and mostly nothing is new. */
function deskResponse(reply: NonNullable<DeskResponse>, known: string | undefined): Responded["response"] {
  if ("file" in reply) return { statusCode: 200, headers: { "content-type": reply.type }, body: reply.file };
  const body = { code: 200, message: "成功", data: reply.data };
  const etag = etagOf(JSON.stringify(body));
  return matchesEtag(known, etag)
    ? { statusCode: 304, headers: { etag } }
    : jsonResponse(200, body, { etag });
}
