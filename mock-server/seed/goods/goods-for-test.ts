import { GoodsType, PrescriptionKind } from "#generated/enums.ts";
import type { Article, GoodsRecord, Maker } from "#mock/domain/goods/records.ts";
import { goodsRecord } from "./goods-record.ts";
import { PLAIN } from "./offers.ts";

const article: Article = {
  name: "阿莫西林胶囊",
  initials: "AMXLJN",
  pinyin: "a mo xi lin jiao nang",
  aliases: [],
  kind: "western",
  category: "青霉素类",
  form: "胶囊",
  specs: ["0.25g*24粒"],
  rx: PrescriptionKind.Prescription,
  priceFrom: 800,
  priceTo: 1500,
  ingredient: "阿莫西林",
};
const maker: Maker = {
  id: 1,
  name: "江南康宁制药有限公司",
  initials: "JNKN",
  pinyin: "jiang nan kang ning",
  kind: "western",
  brandId: 0,
  colors: ["#000000", "#ffffff"],
};
const product = goodsRecord(
  7,
  { article, articleIndex: 0, categoryId: 10_101, maker, spec: "0.25g*24粒" },
  {
    base: 1000,
    zbz: 5,
    jzl: 200,
    expiresIn: 19,
    shelfMonths: 24,
    sales: 0,
    isNew: false,
    warehouse: 1,
    offer: { ...PLAIN, number: 100, qg_number: 5, type: GoodsType.Merchant },
  },
);

/** Product 7, on sale at 10.00 in middle packs of 5, 100 boxes in stock. */
export const goodsWith = (change: Partial<GoodsRecord> = {}): GoodsRecord => ({
  ...product,
  pzwh: "国药准字H20031234",
  arrival: 1,
  ...change,
});
