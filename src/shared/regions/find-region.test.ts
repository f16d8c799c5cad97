import { describe, expect, it } from "vitest";
import { simplified } from "#src/shared/lib/simplified.ts";
import { findRegion, mentionsRegion } from "./find-region.ts";
import { loadRegions } from "./load-regions.ts";

const regions = await loadRegions();

/** `浙江省/杭州市/余杭区`, and what is left of the text. */
function read(text: string): string {
  const found = findRegion(text, regions);
  if (!found) return "";
  const { province, city, district, start, end } = found;
  return `${province}/${city}/${district} ${text.slice(0, start)}${text.slice(end)}`;
}

describe("each district", () => {
  const everyPlace = Object.entries(regions).flatMap(([province, cities]) =>
    Object.entries(cities).flatMap(([city, districts]) =>
      (districts.length === 0 ? [""] : districts).map((district) => ({ province, city, district })),
    ),
  );
  const PEOPLES =
    /(?<=..)(?:(?:[各满回藏苗彝壮侗瑶白傣黎佤畲水土羌怒]|蒙古|维吾尔|布依|土家|哈尼|哈萨克|傈僳|拉祜|东乡|纳西|景颇|柯尔克孜|达斡尔|仫佬|布朗|撒拉|毛南|仡佬|锡伯|塔吉克|普米|裕固|保安|独龙|朝鲜)族?)+(?=自治[州县旗])/u;
  /** As people say it: 延边朝鲜族自治州 → 延边州. */
  const spoken = (name: string) => name.replace(PEOPLES, "").replace(/自治(?=[州县旗]$)/u, "");
  const bare = (name: string) =>
    spoken(name).replace(
      /(?<=..)(?:(?:壮族|回族|维吾尔)?自治区|地区|街道|(?<!清)新区|[省市盟州区县旗镇])$/u,
      "",
    );
  const traditional = new Map<string, string>();
  for (let code = 0x4e00; code < 0xa000; code += 1) {
    const char = String.fromCharCode(code);
    if (simplified(char) !== char) traditional.set(simplified(char), char);
  }
  /** A town or 城区 needs its city, and so does a district whose name others have, too. */
  const standsAlone = (district: string) =>
    /..[区县市旗]$|^[^城郊矿东西][县]$/u.test(district) &&
    everyPlace.filter((place) => place.district === district).length === 1;

  type Way = (province: string, city: string, district: string) => string | undefined;
  const ways: [string, Way][] = [
    ["in full", (province, city, district) => `${province}${city}${district}`],
    ["with blanks", (province, city, district) => `${province} ${city}, ${district} `],
    ["without its province", (_province, city, district) => `${city}${district}`],
    ["after short names", (province, city, district) => `${bare(province)}${bare(city)}${district}`],
    [
      "after the short name of its city",
      (_province, city, district) => `${district === "" ? city : bare(city)}${district}`,
    ],
    [
      "as people say it",
      (province, city, district) => `${spoken(province)}${spoken(city)}${spoken(district)}`,
    ],
    ["without any kind", (province, city, district) => `${bare(province)}${bare(city)}${bare(district)}`],
    [
      "apart, without any kind",
      (province, city, district) => `${bare(province)} ${bare(city)} ${bare(district)} `,
    ],
    ["with statistical levels", (province, city, district) => `${province}${city}市辖区${district}`],
    ["after a country", (province, city, district) => `中国${province}${city}${district}`],
    ["after a name", (province, city, district) => `张三${province}${city}${district}`],
    [
      "in traditional characters",
      (...names) => Array.from(names.join(""), (char) => traditional.get(char) ?? char).join(""),
    ],
    [
      "without its city",
      (province, _city, district) => (standsAlone(district) ? bare(province) + district : undefined),
    ],
    ["alone", (_province, _city, district) => (standsAlone(district) ? district : undefined)],
  ];

  it.each(ways)("is never mistaken for another one, written %s", (_way, write) => {
    const wrong: string[] = [];
    let found = 0;
    let searched = 0;
    for (const { province, city, district } of everyPlace) {
      const text = write(province, city, district);
      if (text === undefined) continue;
      searched += 1;
      const place = findRegion(`${text}解放路 8 号`, regions);
      if (place?.province === province && place.city === city && place.district === district) found += 1;
      else if (
        place &&
        (place.province !== province ||
          !["", city].includes(place.city) ||
          !["", district].includes(place.district))
      )
        wrong.push(text);
    }
    expect(wrong).toEqual([]);
    expect(found / searched).toBeGreaterThanOrEqual(0.98);
  });
});

describe("a region", () => {
  it.each([
    ["浙江省杭州市余杭区文一西路", "浙江省/杭州市/余杭区 文一西路"],
    ["浙江余杭区文一西路", "浙江省/杭州市/余杭区 文一西路"],
    ["浙江杭州余杭文一西路", "浙江省/杭州市/余杭区 文一西路"],
    ["浙江-杭州-余杭 / 文一西路", "浙江省/杭州市/余杭区  / 文一西路"],
    ["我在杭州市余杭区文一西路", "浙江省/杭州市/余杭区 我在文一西路"],
    ["寄到义乌市稠州北路", "浙江省/金华市/义乌市 寄到稠州北路"],
    ["余杭区 浙江省杭州市余杭区文一西路", "浙江省/杭州市/余杭区 文一西路"],
    ["北京市市辖区朝阳区建国路", "北京市/北京市/朝阳区 建国路"],
    ["北京北京市朝阳区建国路", "北京市/北京市/朝阳区 建国路"],
    ["上海浦东张江镇", "上海市/上海市/浦东新区 张江镇"],
    ["重庆市县云阳县双江镇", "重庆市/重庆市/云阳县 双江镇"],
    ["重庆云阳县双江镇", "重庆市/重庆市/云阳县 双江镇"],
    ["重庆石柱县南宾镇", "重庆市/重庆市/石柱土家族自治县 南宾镇"],
    ["湖北省省直辖县级行政区划仙桃市龙华山", "湖北省/仙桃市/ 龙华山"],
    ["湖北仙桃市龙华山", "湖北省/仙桃市/ 龙华山"],
    ["河南省济源市宣化东街", "河南省/济源市/ 宣化东街"],
    ["海南文昌市文城镇", "海南省/文昌市/ 文城镇"],
    ["海南省陵水县椰林镇", "海南省/陵水黎族自治县/ 椰林镇"],
    ["湖北神农架松柏镇", "湖北省/神农架林区/ 松柏镇"],
    ["新疆自治区直辖县级行政单位石河子市北四路", "新疆维吾尔自治区/石河子市/ 北四路"],
    ["石河子市北四路", "新疆维吾尔自治区/石河子市/ 北四路"],
    ["克州阿图什市", "新疆维吾尔自治区/克孜勒苏柯尔克孜自治州/阿图什市 "],
    ["新疆巴州库尔勒", "新疆维吾尔自治区/巴音郭楞蒙古自治州/库尔勒市 "],
    ["青海海西州德令哈市", "青海省/海西蒙古族藏族自治州/德令哈市 "],
    ["海南共和县", "青海省/海南藏族自治州/共和县 "],
    ["海南 文明路", "海南省//  文明路"],
    ["上海 新民路", "上海市/上海市/  新民路"],
    ["海南 海口", "海南省/海口市/ "],
    ["内蒙通辽科左中旗", "内蒙古自治区/通辽市/科尔沁左翼中旗 "],
    ["云南双江县", "云南省/临沧市/双江拉祜族佤族布朗族傣族自治县 "],
    ["景宁县鹤溪镇", "浙江省/丽水市/景宁畲族自治县 鹤溪镇"],
    ["吉林昌邑区", "吉林省/吉林市/昌邑区 "],
    ["河北区中山路", "天津市/天津市/河北区 中山路"],
    ["乐山市中区", "四川省/乐山市/市中区 "],
    ["青岛市南京路", "山东省/青岛市/ 南京路"],
    ["青岛市南区", "山东省/青岛市/市南区 "],
    ["合肥市高新区望江西路", "安徽省/合肥市/合肥高新技术产业开发区 望江西路"],
    ["苏州市工业园区星湖街", "江苏省/苏州市/苏州工业园区 星湖街"],
    ["东莞长安", "广东省/东莞市/长安镇 "],
    ["中山市东区", "广东省/中山市/东区街道 "],
    ["中国浙江省杭州市余杭区", "浙江省/杭州市/余杭区 "],
    ["中華人民共和國浙江省杭州市余杭區", "浙江省/杭州市/余杭区 "],
    ["中國 臺州市臨海市", "浙江省/台州市/临海市 "],
    ["China, 遼寧省瀋陽市瀋北新區", "辽宁省/沈阳市/沈北新区 "],
    ["P.R. China 陝西省西安市雁塔區", "陕西省/西安市/雁塔区 "],
  ])("is read in %j", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ["上海市南京路 100 号", "上海市/上海市/ 南京路 100 号"],
    ["上海市西藏南路", "上海市/上海市/ 西藏南路"],
    ["上海市中山南一路", "上海市/上海市/ 中山南一路"],
    ["杭州市南大街 5 号", "浙江省/杭州市/ 南大街 5 号"],
    ["北京市学院路 5 号", "北京市/北京市/ 学院路 5 号"],
    ["上海市民生路 5 号", "上海市/上海市/ 民生路 5 号"],
    ["西安市长安南路", "陕西省/西安市/ 长安南路"],
    ["广州海珠中路", ""],
    ["杭州市余杭区北京路", "浙江省/杭州市/余杭区 北京路"],
    ["成都市武侯区浙江商会大厦", "四川省/成都市/武侯区 浙江商会大厦"],
    ["杭州市余杭区 东方 大厦", "浙江省/杭州市/余杭区  东方 大厦"],
    ["北京市海淀区江苏省驻京办", "北京市/北京市/海淀区 江苏省驻京办"],
    ["北京同仁堂 浙江省杭州市西湖区", "浙江省/杭州市/西湖区 北京同仁堂 "],
    ["浙江省人民医院 余杭区文一西路", "浙江省/杭州市/余杭区 浙江省人民医院 文一西路"],
    ["上海市医药公司 江苏省苏州市", "江苏省/苏州市/ 上海市医药公司 "],
    ["浙江杭州湾新区", "浙江省// 杭州湾新区"],
    ["浙江杭州湾大道", "浙江省// 杭州湾大道"],
    ["北京朝阳门内大街 8 号", "北京市/北京市/ 朝阳门内大街 8 号"],
    ["杭州余杭经济开发区龙船路", "浙江省/杭州市/ 余杭经济开发区龙船路"],
    ["广东省南沙群岛路", "广东省// 南沙群岛路"],
  ])("is not read from a street or a body in %j", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    "北京路 5 号",
    "山东路 12 号",
    "江西路",
    "河南中路",
    "中山东一路",
    "南京 西路",
    "海南大厦",
    "中山广场",
    "重庆药房",
    "广州中医药大学",
    "浙江省人民医院",
    "上海市医药公司",
    "浙江省道 303",
    "义乌市场路",
    "杭州市民中心",
    "中山公园北路",
    "白杨新村路",
    "杭州西湖文化广场",
    "朝阳区建国路",
    "市中区",
    "东区 5 栋",
    "城区",
    "长安镇",
    "西安区",
    "江干区",
    "台北市中山区",
    "台北 中山区",
    "台湾省高雄市 大安区",
    "臺灣 中山區",
    "香港特别行政区中西区",
    "浙江省南京市鼓楼区",
    "江苏 余杭区",
    "石家庄 桥东区",
    "杭州市南京市",
    "上海市徐汇区漕溪路 浙江省杭州市余杭区文一西路",
    "浙江省杭州市余杭区江苏省南京市鼓楼区",
  ])("is not certain in %j", (text) => {
    expect(read(text)).toBe("");
  });

  it.each([
    ["江苏鼓楼区", "江苏省// 鼓楼区"],
    ["杭州市鼓楼区", "浙江省/杭州市/ 鼓楼区"],
    ["杭州市下城区", "浙江省/杭州市/ 下城区"],
    ["北京市密云县", "北京市/北京市/ 密云县"],
    ["江苏通州市", "江苏省// 通州市"],
    ["湖北省襄樊市襄阳区", "湖北省// 襄樊市襄阳区"],
    ["浙江省中山区", "浙江省// 中山区"],
    ["浙江杭州下城区", "浙江省/杭州市/ 下城区"],
    ["陕西西安高新区科技路", "陕西省/西安市/ 高新区科技路"],
    ["河北秦皇岛北戴河 1 号", "河北省/秦皇岛市/ 北戴河 1 号"],
  ])("is certain in part in %j", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each(["", "张三 ", "3 楼 ", "杭州市", "广东省"])(
    "is none that a street or a body is called after, after %j",
    (before) => {
      const names = Object.entries(regions).flatMap(([province, cities]) => [
        province,
        ...Object.entries(cities).flat(2),
      ]);
      const bases = names
        .filter((name) => /^[^族]{2,4}[省市盟州区县旗镇]$/u.test(name))
        .map((name) => name.replace(/(?<=..)[省市盟州区县旗镇]$/u, ""));
      const ends =
        "路 街 大道 东路 北大街 一路 三巷 大厦 广场 药房 医药公司 中医院 大学 商会 会馆 同仁堂".split(" ");
      const wrong = new Set(bases)
        .values()
        .flatMap((base) => ends.map((end) => `${before}${base}${end} 5 号`))
        .filter((text) => {
          const found = findRegion(text, regions);
          return /[市省]$/u.test(before) ? found?.district : found;
        });
      expect([...wrong]).toEqual([]);
    },
  );
});

it.each([
  ["朝阳区建国路", true],
  ["下城区 中山北路", true],
  ["杭州文一西路", true],
  ["文一西路 969 号", false],
  ["南京东路 5 号", false],
  ["阳光小区 3 栋", false],
  ["市场路 5 号", false],
  ["", false],
])("says of %j that it mentions a region: %j", (text, expected) => {
  expect(mentionsRegion(text, regions)).toBe(expected);
});
