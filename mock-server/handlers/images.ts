import { CERTIFICATE_NAMES } from "#mock/fixtures/certificate/requirements.ts";
import { formOf, type PackShape } from "#mock/fixtures/catalogue/forms.ts";
import type { GoodsRecord } from "#mock/fixtures/goods/records.ts";
import { certificatesOf } from "#mock/state/certificates.ts";
import type { WorldState } from "#mock/state/world-state.ts";
import { bundle, device, pouch } from "./images/bags-and-devices.ts";
import { blisterBox, box, plasterBox, sachetBox, vialBox } from "./images/boxes.ts";
import { drawCertificate } from "./images/certificate.ts";
import type { Badge, Drawing } from "./images/drawing.ts";
import { brandLogo, categoryIcon, face } from "./images/marks.ts";
import { bottle, can, dropper, jar, spray, tube } from "./images/vessels.ts";

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

/** The marks that the law wants on packs; indexed by prescription kind. */
const PRESCRIPTION: ReadonlyArray<Badge | undefined> = [
  undefined,
  { text: "Rx", colour: "#4a5560" },
  { text: "OTC", colour: "#d02f2f" },
  { text: "OTC", colour: "#17924f" },
];

const COMBINATION = 3;
const IMAGE = /^\/images\/(goods|brands|nav|faces|certificates)\/(\d+)(-on)?\.svg$/u;

/** The picture at a path below /images/, as SVG; undefined where there is none. */
export function drawImage(path: string, state: WorldState): string | undefined {
  const [, folder, digits, on] = IMAGE.exec(path) ?? [];
  const id = Number(digits);
  switch (folder) {
    case "goods":
      return drawGoods(state.goods.get(id), state);
    case "brands": {
      const brand = state.seed.brands[id - 1];
      return brand && brandLogo(id, brand.name, brand.colours);
    }
    case "nav":
      return state.seed.index.categories.has(id) ? categoryIcon(id, on !== undefined) : undefined;
    case "faces": {
      const user = state.users.get(id);
      return user && face(user.company || user.username, "#1f6fb2");
    }
    case "certificates":
      return drawCertificateOf(id, state);
    default:
      return undefined;
  }
}

function drawCertificateOf(id: number, state: WorldState): string | undefined {
  for (const { id: userId, company, profile } of state.users.values()) {
    const one = certificatesOf(state, userId).find((certificate) => certificate.id === id);
    if (!one) continue;
    const { number, expiresAt } = one;
    const name = CERTIFICATE_NAMES[one.type];
    return drawCertificate({ name, number, expiresAt, company, legalPerson: profile.legalPerson });
  }
  return undefined;
}

function drawGoods(goods: GoodsRecord | undefined, { seed }: WorldState): string | undefined {
  const maker = goods && seed.makers[goods.makerId - 1];
  if (!goods || !maker) return undefined;
  const [dark, light] = maker.colours;
  const drawing: Drawing = {
    name: goods.name,
    spec: goods.ypgg,
    maker: goods.sccj,
    // Names of makers begin with a region of two characters.
    brand: seed.brands[goods.brand_id - 1]?.name ?? goods.sccj.slice(2, 4),
    dark,
    light,
    variant: goods.makerId + goods.articleIndex,
    badge: goods.kind === "health" ? { text: "保健", colour: "#2a6fc9" } : PRESCRIPTION[goods.rx],
    form: goods.form,
  };
  return goods.sale_type === COMBINATION ? bundle(drawing) : SHAPES[formOf(goods.form).shape](drawing);
}
