/** A way to write a region. Full ones end in what kind of region it is (延边州), bare ones do not (延边). */
export type RegionName = { text: string; isFull: boolean };

const PEOPLES =
  "各|满|蒙古|回|藏|维吾尔|苗|彝|壮|布依|侗|瑶|白|土家|哈尼|哈萨克|傣|黎|傈僳|佤|畲|拉祜|水|东乡|纳西|景颇|" +
  "柯尔克孜|土|达斡尔|仫佬|羌|布朗|撒拉|毛南|仡佬|锡伯|塔吉克|怒|普米|鄂温克|裕固|保安|独龙|朝鲜";
/** 双江拉祜族佤族布朗族傣族自治县 → 双江, 县. */
const AUTONOMOUS = new RegExp(`^(.{2,}?)(?:(?:${PEOPLES})族?|族)*自治([区州县旗])$`, "u");
/** 管城回族区 → 管城. */
const PEOPLES_DISTRICT = new RegExp(`^(.{2,})(?:${PEOPLES})族区$`, "u");

const KINDS = ["特别行政区", "地区", "新区", "街道", "省", "市", "盟", "区", "县", "旗", "镇"];

/** No rule makes these of the official names. */
const COLLOQUIAL: Readonly<Record<string, readonly string[]>> = {
  内蒙古自治区: ["内蒙"],
  神农架林区: ["神农架"],
  锡林郭勒盟: ["锡盟"],
  阿拉善盟: ["阿盟"],
  西双版纳傣族自治州: ["版纳", "版纳州"],
  巴音郭楞蒙古自治州: ["巴州"],
  博尔塔拉蒙古自治州: ["博州"],
  克孜勒苏柯尔克孜自治州: ["克州"],
  阿拉善左旗: ["阿左旗"],
  阿拉善右旗: ["阿右旗"],
  达尔罕茂明安联合旗: ["达茂旗"],
  科尔沁左翼中旗: ["科左中旗"],
  科尔沁左翼后旗: ["科左后旗"],
  科尔沁右翼前旗: ["科右前旗"],
  科尔沁右翼中旗: ["科右中旗"],
  察哈尔右翼前旗: ["察右前旗"],
  察哈尔右翼中旗: ["察右中旗"],
  察哈尔右翼后旗: ["察右后旗"],
  乌拉特前旗: ["乌前旗"],
  乌拉特中旗: ["乌中旗"],
  乌拉特后旗: ["乌后旗"],
  新巴尔虎左旗: ["新左旗"],
  新巴尔虎右旗: ["新右旗"],
  东乌珠穆沁旗: ["东乌旗"],
  西乌珠穆沁旗: ["西乌旗"],
  莫力达瓦达斡尔族自治旗: ["莫旗"],
  前郭尔罗斯蒙古族自治县: ["前郭县", "前郭"],
  喀喇沁左翼蒙古族自治县: ["喀左县", "喀左"],
  杜尔伯特蒙古族自治县: ["杜蒙县", "杜蒙"],
  塔什库尔干塔吉克自治县: ["塔县"],
  察布查尔锡伯自治县: ["察县"],
  和布克赛尔蒙古自治县: ["和丰县"],
};

/** 松山湖 and 白沟新城 are official names, but say no more than bare ones. */
const SAYS_KIND = /[省市区县州旗盟镇]$|街道$/u;

const full = (text: string): RegionName => ({ text, isFull: SAYS_KIND.test(text) });
const bare = (text: string): RegionName => ({ text, isFull: false });

/** The ways to write a province, a city or a district: its official name first, then the short forms. */
export function regionNames(name: string): RegionName[] {
  const colloquial = COLLOQUIAL[name] ?? [];
  return [
    full(name),
    ...shortNames(name),
    ...colloquial.map((text) => (text.length > 2 ? full : bare)(text)),
  ];
}

function shortNames(name: string): RegionName[] {
  const [, base, kind] = (name.includes("自治") && AUTONOMOUS.exec(name)) || [];
  if (base && kind)
    return [full(`${base}自治${kind}`), full(base + (kind === "区" ? "省" : kind)), bare(base)];
  const [, district] = (name.endsWith("族区") && PEOPLES_DISTRICT.exec(name)) || [];
  if (district) return [full(`${district}区`), bare(district)];
  const known = KINDS.find((one) => name.endsWith(one) && name.length - one.length >= 2);
  // 青岛市南京路 is a street in 青岛市, and no 市南区.
  return known && !/^市.区$/u.test(name) ? [bare(name.slice(0, -known.length))] : [];
}

const ZONE = /(?:开发区|园区|管理区|示范区|新区|新城)$/u;
const ZONE_SHORT: readonly (readonly [RegExp, string])[] = [
  [/高新技术(?:产业)?(?:开发|园)区$/u, "高新区"],
  [/经济(?:技术)?开发区$/u, "经开区"],
];

/** Short forms that stand for a zone only within its city: 合肥高新技术产业开发区 → 高新区. */
export function zoneNames(zone: string, province: string, city: string): RegionName[] {
  if (!ZONE.test(zone)) return [];
  const names = (of: string) => regionNames(of).map(({ text }) => text);
  const without = (text: string, owners: readonly string[]) =>
    text.slice(owners.find((owner) => text.startsWith(owner))?.length ?? 0);
  const rest = without(without(zone, names(province)), names(city));
  const shorts = ZONE_SHORT.map(([long, short]) => rest.replace(long, short)).filter((text) => text !== rest);
  return [rest, ...shorts].filter((text) => text.length > 2 && text !== zone).map(full);
}
