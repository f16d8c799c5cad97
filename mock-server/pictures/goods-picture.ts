import { CartLineType } from "#generated/enums.ts";
import type { GoodsRecord, PackShape } from "#mock/domain/goods/records.ts";
import { barcodeOf } from "#mock/domain/goods/rules/barcode.ts";
import { formOf } from "#mock/domain/goods/rules/form.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { bundle, device, pouch } from "./bags-and-devices.ts";
import { blisterBox, box, plasterBox, sachetBox, vialBox } from "./boxes.ts";
import { approvalLabel } from "./documents.ts";
import type { Badge, Drawing } from "./drawing.ts";
import { packBack, packFront } from "./pack-sides.ts";
import { bottle, can, dropper, jar, spray, tube } from "./vessels.ts";

const SHAPES: Readonly<Record<PackShape, (drawing: Drawing) => string>> = {
  box,
  "blister-box": blisterBox,
  "sachet-box": sachetBox,
  "vial-box": vialBox,
  "plaster-box": plasterBox,
  bottle,
  jar,
  can,
  tube,
  dropper,
  spray,
  pouch,
  device,
};

/** The legally required marks on packs, indexed by prescription kind. */
const PRESCRIPTION: ReadonlyArray<Badge | undefined> = [
  undefined,
  { text: "Rx", color: "#4a5560" },
  { text: "OTC", color: "#d02f2f" },
  { text: "OTC", color: "#17924f" },
];

/** A product in its pack, in its manufacturer's colors; undefined for unknown goods. */
export function goodsPicture(goods: GoodsRecord | undefined, seed: Seed): string | undefined {
  const drawing = goods && drawingOf(goods, seed);
  if (!drawing) return undefined;
  return goods.sale_type === CartLineType.Combination
    ? bundle(drawing)
    : SHAPES[formOf(seed.forms, goods.form).shape](drawing);
}

/** The front of a product's pack; undefined for unknown goods. */
export function frontPicture(goods: GoodsRecord | undefined, seed: Seed): string | undefined {
  const drawing = goods && drawingOf(goods, seed);
  return drawing && packFront(drawing);
}

/** The back of a product's pack; undefined for unknown goods. */
export function backPicture(goods: GoodsRecord | undefined, seed: Seed): string | undefined {
  const drawing = goods && drawingOf(goods, seed);
  if (!drawing) return undefined;
  const { storage } = formOf(seed.forms, goods.form);
  const facts = [
    ["规格", goods.ypgg],
    [approvalLabel(goods), goods.pzwh || "无"],
    ["生产企业", goods.sccj],
    ["中包装", `${goods.zbz} ${goods.bzdw}，件装 ${goods.jzl} ${goods.bzdw}`],
    ["贮藏", storage],
  ] as const;
  return packBack(drawing, facts, barcodeOf(goods.id));
}

function drawingOf(goods: GoodsRecord, seed: Seed): Drawing | undefined {
  const maker = seed.makers[goods.makerId - 1];
  if (!maker) return undefined;
  const [dark, light] = maker.colors;
  return {
    name: goods.name,
    spec: goods.ypgg,
    maker: goods.sccj,
    // Manufacturers' names start with a region of two characters.
    brand: seed.brands[goods.brand_id - 1]?.name ?? goods.sccj.slice(2, 4),
    dark,
    light,
    variant: goods.makerId + goods.articleIndex,
    badge: goods.kind === "health" ? { text: "保健", color: "#2a6fc9" } : PRESCRIPTION[goods.rx],
    form: goods.form,
  };
}
