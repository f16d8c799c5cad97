import { describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { DAY_MS, MINUTE_MS } from "#mock/world/shanghai-time.ts";
import { chatToken, findChatter, findSeated } from "./token.ts";

/** A world in which buyer 1 and buyer 2 are logged in. */
function world(change: Parameters<typeof userWith>[0] = {}) {
  const other = userWith({ id: 2, username: "other" });
  const state = worldWith({ users: byId(userWith(change), other) });
  return { state, session: state.sessions.start(1), others: state.sessions.start(2) };
}
type World = ReturnType<typeof world>;
const chatter = ({ state, session }: World, username = "buyer") =>
  findChatter(state, username, chatToken(session, NOW));

describe("a token opens the chat", () => {
  test("for its buyer, for ten minutes at least and twenty at most", () => {
    const here = world();
    expect(chatter(here)?.user.id).toBe(1);
    here.state.clock.set(NOW + 20 * MINUTE_MS - 1);
    expect(chatter(here)?.user.id).toBe(1);
    here.state.clock.set(NOW + 20 * MINUTE_MS);
    expect(chatter(here)).toBeUndefined();
  });

  test("and is another one after ten minutes, and of another session", () => {
    expect(chatToken("a", NOW)).toBe(chatToken("a", NOW + 10 * MINUTE_MS - 1));
    expect(chatToken("a", NOW)).not.toBe(chatToken("a", NOW + 10 * MINUTE_MS));
    expect(chatToken("a", NOW)).not.toBe(chatToken("b", NOW));
    expect(chatToken("a", NOW)).toMatch(/^[\da-f]{32}$/u);
  });

  test("not with another's name, or an unknown one", () => {
    expect(chatter(world(), "other")).toBeUndefined();
    expect(chatter(world(), "nobody")).toBeUndefined();
  });

  test("not with any other token", () =>
    expect(findChatter(world().state, "buyer", "0".repeat(32))).toBeUndefined());

  test("not when its session has ended", () => {
    const here = world();
    here.state.sessions.end(here.session);
    expect(chatter(here)).toBeUndefined();
  });

  test("not of a session that may only set a new password", () => {
    const { state } = world();
    const reset = state.sessions.startForReset(1, DAY_MS);
    expect(findChatter(state, "buyer", chatToken(reset, NOW))).toBeUndefined();
  });

  test("not for buyers who may not chat (specification section 6, is_can_chat)", () =>
    expect(chatter(world({ is_can_chat: 0 }))).toBeUndefined());
});

describe("an opened page keeps its buyer", () => {
  test("beyond the token, as long as the session lasts", () => {
    const here = world();
    const seat = chatter(here)!.seat;
    here.state.clock.advance(7 * DAY_MS - 1);
    expect(findSeated(here.state, seat)?.id).toBe(1);
    here.state.clock.advance(1);
    expect(findSeated(here.state, seat)).toBeUndefined();
  });

  test("in whichever session it was opened", () => {
    const here = world();
    const second = here.state.sessions.start(1);
    const seat = findChatter(here.state, "buyer", chatToken(second, NOW))!.seat;
    expect(seat).not.toBe(chatter(here)!.seat);
    expect(findSeated(here.state, seat)?.id).toBe(1);
  });

  test.each([
    ["another buyer's number", (seat: string) => seat.replace("1.", "2.")],
    ["another seat", (seat: string) => `${seat}0`],
    ["no number", () => "buyer"],
    ["nothing", () => ""],
  ])("not with %s", (_case, change) => {
    const here = world();
    expect(findSeated(here.state, change(chatter(here)!.seat))).toBeUndefined();
  });

  test("not once the buyer may no longer chat", () => {
    const here = world();
    const { seat, user } = chatter(here)!;
    here.state.users.put(1, { ...user, is_can_chat: 0 });
    expect(findSeated(here.state, seat)).toBeUndefined();
  });
});
