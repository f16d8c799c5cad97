import { company as operator } from "#generated/company.ts";
import type { AdPlace } from "#mock/domain/home/records.ts";
import type { Content } from "#mock/domain/seed.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type AdSize, drawAd } from "./ad.ts";
import { drawCertificate } from "./certificate.ts";
import { drawGuide } from "./guide.ts";

const WIDE: AdSize = [760, 300];

/** Sizes by the place of an ad; all others are wide. */
const SIZES: Partial<Readonly<Record<AdPlace, AdSize>>> = {
  focus: [1280, 400],
  top: [1312, 72],
  bottom: [1920, 48],
  right: [380, 190],
  rightBanner: [380, 190],
  newProducts: [400, 210],
  login: [720, 540],
  posters: [420, 442],
  brandZone: [1280, 320],
  controlledZone: [1280, 320],
  everydayPrice: [1280, 280],
  welfare: [1280, 280],
  promotion: [1280, 280],
};

const sizeOf = (id: number, { ads }: Content): AdSize =>
  Object.entries(SIZES).findLast(([place]) => ads.get(place as AdPlace)?.some((ad) => ad.id === id))?.[1] ??
  WIDE;

/** Pictures of the help pages: step-by-step guides. */
const GUIDES: ReadonlyMap<number, readonly string[]> = new Map([
  [91, ["填写账号", "提交证照", "等待审核"]],
  [92, ["找药", "加购", "结算", "付款", "收货"]],
  [93, ["找到追溯码", "扫码", "核对信息"]],
  [96, ["装车预冷", "全程测温", "到店交接"]],
  [97, ["看外包装", "点件数", "核批号", "查效期"]],
]);

/** Sample certificates on help pages, with their numbers. */
const SAMPLES = new Map<number, { name: string; number: string; until: string }>([
  [94, operator.licences.drugs],
  [95, operator.licences.business],
]);

/** The picture of an ad; undefined for an unknown id. */
export function adPicture(id: number, { seed: { content } }: WorldState): string | undefined {
  const ad = content.adById.get(id);
  if (!ad) return undefined;
  const steps = GUIDES.get(id);
  if (steps) return drawGuide(ad.title, steps);
  const sample = SAMPLES.get(id);
  if (!sample) return drawAd(id, ad.title, sizeOf(id, content));
  const { name, number, until } = sample;
  return drawCertificate({ name, number, company: operator.name, legalPerson: "样张", expiresAt: until });
}
