import { describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { userWith } from "../user-for-test.ts";
import { findByLogin, findByPhone, findByUsername, storesOf } from "./members.ts";
import { startSession } from "./session-start.ts";

const member = (id: number, username: string, phone: string, ownerId = id) =>
  userWith({ id, username, phone, ownerId });
const state = worldWith({
  users: byId(
    member(3, "third", "13800000001", 1),
    member(1, "first", "13800000001"),
    member(2, "second", "13800000002"),
    member(4, "fourth", "13800000001", 1),
  ),
});

describe("a member is found", () => {
  test.each([
    ["second", 2],
    [" second ", 2],
    ["Second", undefined],
    ["sec", undefined],
    ["", undefined],
  ])("by the user name %j", (username, id) => expect(findByUsername(state, username)?.id).toBe(id));

  test.each([
    ["13800000002", 2],
    ["13800000001", 1],
    ["1380000000", undefined],
  ])("by the number %s, the oldest of those that share it", (phone, id) =>
    expect(findByPhone(state, phone)?.id).toBe(id),
  );

  test.each([
    ["second", 2],
    [" 13800000002 ", 2],
    ["13800000009", undefined],
  ])("at the login by %j", (name, id) => expect(findByLogin(state, name)?.user.id).toBe(id));
});

test("the stores of a company begin with the one that asks, the others oldest first", () => {
  const storesFor = (id: number) => storesOf(state, state.users.get(id)!).map((store) => store.id);
  expect(storesFor(4)).toEqual([4, 1, 3]);
  expect(storesFor(1)).toEqual([1, 3, 4]);
  expect(storesFor(2)).toEqual([2]);
});

test("a login starts a session, and is remembered with the one before it", () => {
  const world = worldWith({ users: byId(userWith()) });
  const first = startSession(world, userWith());
  expect(first.user.logins).toEqual({ current: NOW, previous: null });
  expect(world.sessions.find(first.token)).toMatchObject({ userId: 1 });
  world.clock.advance(1000);
  const second = startSession(world, first.user);
  expect(world.users.get(1)?.logins).toEqual({ current: NOW + 1000, previous: NOW });
  expect(second.token).not.toBe(first.token);
});
