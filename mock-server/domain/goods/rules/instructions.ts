import { PrescriptionKind } from "#generated/enums.ts";
import type { DosageForm, GoodsRecord } from "../records.ts";

/** The data for a leaflet: the goods with their form, indication and active ingredient. */
type Product = {
  readonly goods: GoodsRecord;
  readonly form: DosageForm;
  readonly indication: string;
  readonly ingredient: string;
};

type Entry = { label: string; text: string };

/** The package leaflet of a product in the usual order, with the wording for its kind. */
export function instructionsOf(product: Product): Entry[] {
  const { goods } = product;
  const head = { label: goods.kind === "device" ? "产品名称" : "通用名称", text: goods.name };
  return [head, ...BODIES[goods.kind](product), ...tail(product)];
}

type Body = (product: Product) => Entry[];

const entries = (rows: ReadonlyArray<readonly [string, string]>): Entry[] =>
  rows.map(([label, text]) => ({ label, text }));

const medicine =
  (purpose: string): Body =>
  ({ goods, form, indication, ingredient }) =>
    entries([
      ["成份", `${ingredient}。辅料见包装。`],
      ["性状", `本品为${goods.form.replace("生物", "")}剂，性状见包装内说明书。`],
      [purpose, indication],
      ["规格", goods.ypgg],
      ["用法用量", form.usage],
      ["不良反应", "偶见轻度胃肠不适、皮疹等，停药后可自行消失；如有加重请立即就医。"],
      ["禁忌", "对本品及所含成份过敏者禁用。"],
      [
        "注意事项",
        goods.rx === PrescriptionKind.Prescription
          ? "本品为处方药，须凭执业医师处方购买和使用。"
          : "儿童须在成人监护下使用，孕妇慎用。",
      ],
    ]);

const BODIES: Readonly<Record<GoodsRecord["kind"], Body>> = {
  western: medicine("适应症"),
  patent: medicine("功能主治"),
  herbal: ({ goods, form, indication }) =>
    entries([
      ["性状", "本品为净制、切制或炮制后的中药饮片，气味纯正，无霉变、无虫蛀。"],
      ["功能与主治", indication],
      ["规格", goods.ypgg],
      ["用法与用量", form.usage],
      ["注意", "孕妇及过敏体质者请遵医嘱使用。"],
    ]),
  device: ({ goods, form, indication }) =>
    entries([
      ["型号规格", goods.ypgg],
      ["适用范围", indication],
      ["使用方法", form.usage],
      ["注意事项", "一次性使用产品开封后请立即使用，包装破损禁止使用。"],
    ]),
  health: ({ goods, form, indication, ingredient }) =>
    entries([
      ["主要原料", `${ingredient}等，详见包装标签。`],
      ["规格", goods.ypgg],
      ["食用方法及食用量", form.usage],
      ["声明", indication],
    ]),
};

const tail = ({ goods, form }: Product): Entry[] =>
  entries([
    ["贮藏", form.storage],
    [
      "包装",
      `${goods.ypgg}/${goods.bzdw}，中包装 ${goods.zbz} ${goods.bzdw}，件装 ${goods.jzl} ${goods.bzdw}。`,
    ],
    ["有效期", `${goods.shelf_months} 个月`],
    ...(goods.pzwh === "" ? [] : [["批准文号", goods.pzwh] as const]),
    ["生产企业", goods.sccj],
  ]);
