import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OperationId } from "#generated/operations.ts";
import { responseShapes } from "#generated/response-shapes.ts";
import { fake } from "#mock/test-kit/fake.ts";
import { ApiError } from "./api-error.ts";
import { checkShape, expectedOf } from "./check-shape.ts";

const leaf = { id: 3, name: "抗生素", logo: "", logo1: "", children: [], childrenShow: 0 };
const branch = { id: 2, name: "西药", logo: "", logo1: "", children: [leaf], childrenShow: 1 };
const common = {
  rnss: ["阿莫西林"],
  nav: [{ id: 1, name: "优选", url: "/yx", image: "", is_open: 0, children: [{ id: 1, name: "中药" }] }],
  category: [branch],
  category_yx: [],
  category_zy: [],
  category_qx: [],
  brand: [{ id: 1, name: "华北", image: "" }],
  timestamp: 1_790_000_000,
};
const ad = { id: 1, title: "双十二", url: "/mrtj", image: "/a.png" };

const good: Partial<Record<OperationId, unknown>> = {
  login: fake("User", {}),
  getCurrentUser: fake("User", {}),
  getCommonData: common,
  listTopAds: [ad],
  listRightBanners: [ad],
  getBottomAd: ad,
  getLotteryStatus: { is_join: 0, id: 3, name: "周年" },
  getCartTotal: fake("CartTotals", {}),
  getMessageCounts: { total: 1, types: [{ type: 1, number: 1 }] },
  listArticleCategories: [{ id: 1, name: "新手", articles: [{ id: 1, title: "注册", url: "/help" }] }],
};

const responses = Object.entries(good).map(([id, data]) => ({
  id: id as OperationId,
  response: { code: 200, message: "", data },
}));

/** The path to each value inside of a response. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key],
    ...pathsIn(inner).map((rest) => [key, ...rest]),
  ]);
}

/** A copy with another value at a path. */
function withValue(value: unknown, [key = "", ...rest]: readonly string[], next: unknown): unknown {
  const copy: unknown = structuredClone(value);
  const place = copy as Record<string, unknown>;
  place[key] = rest.length === 0 ? next : withValue(place[key], rest, next);
  return copy;
}

const check = async (response: unknown, id: OperationId) => checkShape(response, id, await expectedOf(id));

const kindOf = (value: unknown): string => (Array.isArray(value) ? "list" : typeof value);

/** There may be no member of a team, and no limit. */
const isOfMember = (path: readonly (string | number)[]) => path[1] === "member";

describe("the responses around every page", () => {
  let reported: string[];
  beforeEach(() => {
    reported = [];
    vi.spyOn(console, "error").mockImplementation((text: string) => void reported.push(text));
  });
  afterEach(() => void vi.restoreAllMocks());

  it("are all tried here", () => {
    expect(Object.keys(good).toSorted()).toEqual(Object.keys(responseShapes).toSorted());
  });

  it.each(responses)("pass when they are whole: $id", async ({ id, response }) => {
    await check(response, id);
    expect(reported).toEqual([]);
  });

  it.each(responses)(
    "are an error that names the field for any null in them: $id",
    async ({ id, response }) => {
      for (const path of pathsIn(response)) {
        // There may be nobody logged in, and no ad.
        if (path.join() === "data" && (id === "getCurrentUser" || id === "getBottomAd")) continue;
        if (isOfMember(path)) continue;
        await expect(check(withValue(response, path, null), id)).rejects.toThrow(ApiError);
        expect(reported.at(-1)).toContain(`${id}: ${path.join(".")}: not a`);
      }
    },
  );

  it.each(responses)("are an error for a value of another type: $id", async ({ id, response }) => {
    for (const path of pathsIn(response).filter((each) => !isOfMember(each))) {
      const was = path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), response);
      const others = ["", 1, true, { a: 1 }, [null]].filter((next) => kindOf(next) !== kindOf(was));
      for (const next of [...others, ...(kindOf(was) === "object" ? [{}] : [])]) {
        await expect(check(withValue(response, path, next), id)).rejects.toThrow(ApiError);
      }
    }
  });

  it("may be nobody, and no ad", async () => {
    for (const id of ["getCurrentUser", "getBottomAd"] as const)
      await check({ code: 200, message: "", data: null }, id);
  });

  it("are an error without a field", async () => {
    await expect(check({ code: 200, message: "" }, "getCommonData")).rejects.toThrow(ApiError);
    await expect(check([], "getCommonData")).rejects.toThrow(ApiError);
    await expect(check(null, "getCommonData")).rejects.toThrow(ApiError);
  });

  it("may say more than the contract does, or a longer text", async () => {
    const said = { ...common, rnss: ["长".repeat(60)], more: 1 };
    await check({ code: 200, message: "", data: said }, "getCommonData");
  });

  it("are judged whole, all others by their lists and objects", async () => {
    const responseWith = (list: unknown) => ({ data: { list, brands: [], makers: [] } });
    await check(
      responseWith([{ pack_content: null, goods_image: [], ladder_price: [], tags: [] }]),
      "listGoods",
    );
    for (const list of [undefined, null, "维护中", {}, [null], ["维护中"], [{ goods_image: "" }]])
      await expect(check(responseWith(list), "listGoods")).rejects.toThrow(ApiError);
    await expect(check(null, "listGoods")).rejects.toThrow(ApiError);
  });
});

describe("the response of a change", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it.each(["createOrder", "addFeedback", "createAddress", "drawLottery"] as const)(
    "is an error without anything that the contract says it has: %s",
    async (id) => {
      const expected = await expectedOf(id);
      expect(expected?.shape).toBeDefined();
      for (const data of [undefined, null, {}, [], "成功"])
        await expect(check({ code: 201, message: "", data }, id)).rejects.toThrow(ApiError);
    },
  );

  it("is taken where the contract has nothing", async () => {
    for (const data of [null, {}]) await check({ code: 200, message: "", data }, "logout");
    await expect(check({ code: 200, message: "" }, "logout")).rejects.toThrow(ApiError);
  });
});

describe("a response with nothing but what is documented", () => {
  const { stores: _stores, ...user } = fake("User", {});
  const documented: Partial<Record<OperationId, unknown>> = {
    getCurrentUser: user,
    listTopAds: [{ url: "/mrtj", image: "/a.png" }],
    getLotteryStatus: { is_join: 0, id: 3 },
    getCartTotal: { total: 3 },
    listArticleCategories: [{ id: 1 }],
  };

  it.each(Object.entries(documented))("is taken for %s", async (id, data) => {
    await check({ code: 200, message: "", data }, id as OperationId);
  });
});
