import { describe, expect, test } from "vitest";
import { TeamRole } from "#generated/enums.ts";
import { memberProblems, NO_MEMBER, toMemberBody, valuesOf } from "./member-values.ts";

const filled = { ...NO_MEMBER, name: " 李娜 ", phone: "13800000021", orderLimit: "2000" };

describe("a person's form", () => {
  test("begins with the rights of the purchaser", () =>
    expect(NO_MEMBER).toMatchObject({ role: TeamRole.Buyer, rights: ["prices", "order"] }));

  test.each([
    [{ name: "  " }, ["name"]],
    [{ phone: "1380000002" }, ["phone"]],
    [{ rights: [] }, ["rights"]],
    [{ orderLimit: "2,000" }, ["orderLimit"]],
    [{ monthLimit: "1.234" }, ["monthLimit"]],
    [{ orderLimit: "", monthLimit: "30000.5" }, []],
  ])("with %j has problems with %j", (change, fields) =>
    expect(Object.keys(memberProblems({ ...filled, ...change }, true))).toEqual(fields),
  );

  test("asks for no phone of a person who is known", () =>
    expect(memberProblems({ ...filled, phone: "" }, false)).toEqual({}));

  test("sends only the limits that there are", () =>
    expect(toMemberBody(filled)).toEqual({
      name: "李娜",
      role: TeamRole.Buyer,
      rights: ["prices", "order"],
      order_limit: 2000,
    }));

  test("shows a person's limits as they are typed", () =>
    expect(
      valuesOf({
        id: 1,
        username: "lina",
        status: 2,
        month_amount: 0,
        invitation_code: "",
        invitation_until: null,
        invited_at: "2026-11-20 10:00:00",
        last_login_at: null,
        name: "李娜",
        phone: "13800000021",
        role: TeamRole.Finance,
        rights: ["pay"],
        order_limit: null,
        month_limit: 30_000.5,
        category_ids: [1],
      }),
    ).toMatchObject({ orderLimit: "", monthLimit: "30000.5", categoryIds: [1] }));
});
