/** The code that the TypeScript programs share, written to a file beside the generated clients. */
export const TYPESCRIPT_SUPPORT = `declare const process: { readonly env: Record<string, string | undefined> };
export const shop = process.env.SHOP ?? "";

let cookie = "";
/** Node's fetch keeps no cookies as a browser's does: this one keeps the session, all that a client needs. */
export const fetchWithCookie: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  request.headers.set("cookie", cookie);
  const response = await fetch(request);
  cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
  return response;
};

type Numbers = Record<"id" | "ck_id" | "goods_price_id" | "ladder_price_id" | "goods_manjian_id", number>;
/** One piece of the first goods of a list that have a price. */
export function lineOf<Flag>(list: readonly (Numbers & { price?: number | null; is_yj: Flag })[]) {
  for (const { id: goods_id, price, ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj } of list)
    if (price != null)
      return { goods_id, number: 1, price, ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj };
  throw new Error("none of the goods has a price");
}
`;
