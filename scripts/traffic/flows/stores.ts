import type { Buyer } from "../buyer/buyer.ts";
import { codeFor } from "./code-for.ts";

type Member = { readonly username: string; readonly phone: string; readonly ownerId: number };

/** Links a pharmacy without an owner by a code sent to its phone, whose number the shop's responses do not contain. */
export async function linkStore(buyer: Buyer): Promise<void> {
  const { records } = (await buyer.control("GET", "state?table=users&page_size=200")) as {
    records: readonly { readonly value: Member }[];
  };
  const members = Map.groupBy(
    records.map(({ value }) => value),
    ({ ownerId }) => ownerId,
  );
  const single = [...members.values()].filter(({ length }) => length === 1).flat();
  const store = buyer.pick(single);
  const code = store && (await codeFor(buyer, store.phone, "store"));
  if (store && code !== undefined) await buyer.ask("linkStore", { body: { username: store.username, code } });
  await buyer.ask("listStores");
}
