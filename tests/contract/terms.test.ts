import { expect, it } from "vitest";
import { terms } from "#generated/terms.ts";
import { type Reply, type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

/** An order of the buyer that is on its way. */
const ORDER = 9003;

const DAY_S = 86_400;

const articleOf = async (world: TestWorld, code: string): Promise<string> =>
  expectSuccess("getArticlePage", await world.get(`/api/article/page/${code}`)).content;

const contractOf = async (world: TestWorld): Promise<string> =>
  expectSuccess("getAgreement", await world.get("/api/user/dzht"))
    .sections.map(({ body }) => body)
    .join("\n");

/** The numbers of days that a text gives, each once. */
const daysIn = (text: string, pattern: RegExp): number[] => [
  ...new Set(Array.from(text.matchAll(pattern), ([, number]) => Number(number))),
];

const claims: Readonly<Record<string, (world: TestWorld, lineId: number) => Promise<Reply>>> = {
  return: (world, lineId) =>
    world.post("/api/return", {
      order_id: ORDER,
      reason: 1,
      describe: "外包装破损",
      lines: [{ order_line_id: lineId, number: 1 }],
    }),
  complaint: (world, lineId) =>
    world.post("/api/after_sale", {
      order_id: ORDER,
      type: 1,
      describe: "实收比送货单少一盒",
      lines: [{ order_line_id: lineId, number: 1 }],
    }),
};

it.each([
  [
    "return",
    terms.returns.days,
    [
      /收货后 (\d+) 天内(?!申请售后)/gu,
      /收货后 (\d+) 天内可以申请退货/gu,
      /收货后 (\d+) 日内通过平台申请退货/gu,
    ],
  ],
  [
    "complaint",
    terms.complaints.days,
    [/收货后 (\d+) 天内申请售后/gu, /收货后 (\d+) 天内未提出异议/gu, /收货后 (\d+) 日内完成质量验收/gu],
  ],
] as const)(
  "help, agreement and contract promise a %s for %d days, and so long it is taken",
  async (kind, days, [inHelp, inAgreement, inContract]) => {
    const world = await mock.as("buyer");
    expect(daysIn(await articleOf(world, "ypth"), inHelp)).toEqual([days]);
    expect(daysIn(await articleOf(world, "yhxy"), inAgreement)).toEqual([days]);
    expect(daysIn(await contractOf(world), inContract)).toEqual([days]);
    expectSuccess("receiveOrder", await world.request("POST", `/api/order/${ORDER}/receive`));
    const [line] = expectSuccess("listReturnableLines", await world.get(`/api/order/${ORDER}/returnable`));
    const claim = () => claims[kind]!(world, line!.order_line_id);
    await world.control.clock.advance(days * DAY_S - 1);
    await world.login("buyer");
    expect((await claim()).status).toBe(201);
    await world.control.clock.advance(1);
    const late = await claim();
    expect(late.status).toBe(409);
    expect(late.body.message).toContain(`超过 ${days} 天`);
  },
);

it("help names the papers that registration asks for", async () => {
  const world = await mock.world();
  const { ranks } = expectSuccess("getRegistrationOptions", await world.get("/api/register/options"));
  const guide = await articleOf(world, "hyzc");
  const asked = ranks.map(
    ({ name, certificates }) =>
      `${name} ${certificates
        .filter(({ is_required }) => is_required === 1)
        .map((one) => one.name)
        .join("、")}`,
  );
  const named = Array.from(
    guide.matchAll(/<tr><td>(.*?)<\/td><td>.*?<\/td><td>(.*?)<\/td><\/tr>/gu),
    ([, kind, papers]) => `${kind} ${papers}`,
  );
  expect(named).toEqual(asked);
  expect(asked).toHaveLength(5);
});
