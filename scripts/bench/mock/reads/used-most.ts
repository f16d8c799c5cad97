import { encodeForm } from "#api-spec/kit/codec/encode-form.ts";
import { firstCalls } from "#generated/first-calls.ts";
import { type OperationId, operations } from "#generated/operations.ts";

/** A call that changes nothing. */
export type Read = {
  readonly name: string;
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** It is one of those that the target is for. */
  readonly isUsedMost: boolean;
};

const MOST = 5;
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const JSON_TYPE = { "content-type": "application/json" };

/** The reads with which most pages of the shop begin, as the shop makes them. */
function usedMost(): OperationId[] {
  const pages = new Map<OperationId, number>();
  for (const calls of Object.values(firstCalls))
    for (const id of Object.keys(calls) as OperationId[]) pages.set(id, (pages.get(id) ?? 0) + 1);
  return [...pages]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([id]) => id);
}

/** Reads that a buyer makes on the way to an order, and the queries that stock Prism wants. */
const FURTHER: ReadonlyArray<readonly [OperationId, query?: string]> = [
  ["getGoodsDetail"],
  ["listCartLines", "?filters=99999&new=1"],
  ["listOrders"],
  ["searchGoods", `?type=1&keywords=${encodeURIComponent("感冒")}`],
];
/** Visitors are refused these. */
const NEEDS_LOGIN: ReadonlySet<OperationId> = new Set(["getCurrentUser", "listCartLines", "listOrders"]);

/**
 * Logs in to a mock. Returns the five reads that are used most and a few further ones, as a visitor and as the buyer.
 */
export async function readsOf(mock: string): Promise<Read[]> {
  const login = await fetch(`${mock}/api/user/login`, {
    method: "POST",
    headers: FORM,
    body: "username=buyer&password=demo1234",
  });
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  const most = usedMost();
  const selected = [...most.map((id) => [id] as const), ...FURTHER];
  const gets = selected.flatMap(([id, query = ""]) =>
    [{}, { cookie }].flatMap((headers): Read[] => {
      const isVisitor = !("cookie" in headers);
      if (isVisitor && NEEDS_LOGIN.has(id)) return [];
      return [
        {
          name: `${id} as ${isVisitor ? "a visitor" : "a buyer"}`,
          path: operations[id].path.replaceAll(/\{\w+\}/g, "7") + query,
          method: "GET",
          headers,
          isUsedMost: most.includes(id),
        },
      ];
    }),
  );
  return [...gets, ...(await checkouts(mock, cookie))];
}

/** Checkout is a POST that only reads, as a form and as JSON. */
async function checkouts(mock: string, cookie: string): Promise<Read[]> {
  const list = await fetch(`${mock}${operations.listCartLines.path}`, { headers: { cookie } });
  const { data } = (await list.json()) as { data: { data: { id: number; is_selected: 0 | 1 }[] } };
  const body = { ids: data.data.filter((line) => line.is_selected === 1).map(({ id }) => id), new: 1 };
  const { path, method } = operations.checkoutCart;
  const read = (how: string, type: Readonly<Record<string, string>>, text: string): Read => ({
    name: `checkoutCart as a buyer, ${how}`,
    path,
    method,
    headers: { cookie, ...type },
    body: text,
    isUsedMost: false,
  });
  return [read("by form", FORM, encodeForm(body)), read("by JSON", JSON_TYPE, JSON.stringify(body))];
}
