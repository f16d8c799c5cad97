import { CertificateType } from "#generated/enums.ts";
import { byId, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { certificateWith } from "#mock/domain/certificate/certificate-for-test.ts";
import { replyTo } from "#mock/domain/chat/rules/replies.ts";
import type { Topic } from "#mock/domain/chat/rules/topics.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { buildSearchIndex } from "#mock/domain/goods/rules/search/search-index.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";

/** An approved pharmacy. */
export const buyer = userWith();
/** Its license to buy medicines. */
export const LICENSE = certificateWith({ id: 1, type: CertificateType.DrugLicence });
const GOODS = [
  goodsWith({ id: 7, sales: 9 }),
  goodsWith({ id: 8, name: "阿莫西林", number: 49, sales: 1 }),
  goodsWith({ id: 10, name: "维生素C片" }),
  goodsWith({ id: 9, name: "布洛芬片", number: 0 }),
];

/** A shop with four products, the last of them sold out. */
export function shopWith(seed: Partial<Seed> = {}, goods: readonly GoodsRecord[] = GOODS) {
  return worldWith({
    goods: byId(...goods),
    index: buildSearchIndex(goods, [], new Map(), []),
    makers: [],
    brands: [],
    certificates: new Map([[1, [LICENSE]]]),
    ...seed,
  });
}
/** Returns the desk's reply to the buyer. */
export const ask = (topic: Exclude<Topic, "person">, text = "", seed: Partial<Seed> = {}, user = buyer) =>
  replyTo(shopWith(seed), user, topic, text);
