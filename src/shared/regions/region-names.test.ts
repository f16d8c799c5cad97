import { expect, it } from "vitest";
import { loadRegions } from "./load-regions.ts";
import { regionNames, zoneNames } from "./region-names.ts";

const regions = await loadRegions();
const names = Object.values(regions).flatMap((cities) => Object.entries(cities).flat(2));
const textsOf = (name: string) => regionNames(name).map(({ text }) => text);

const PREFECTURES =
  "延边 恩施 湘西 阿坝 甘孜 凉山 黔西南 黔东南 黔南 楚雄 红河 文山 西双版纳 大理 德宏 怒江 迪庆 临夏 甘南 海北 黄南 " +
  "海南 果洛 玉树 海西 昌吉 博尔塔拉 巴音郭楞 克孜勒苏 伊犁";
const COUNTIES =
  "青龙 丰宁 宽城 围场 孟村 大厂 莫力达瓦 鄂伦春 鄂温克 岫岩 新宾 清原 本溪 桓仁 宽甸 阜新 喀喇沁左翼 伊通 长白 " +
  "前郭尔罗斯 杜尔伯特 景宁 长阳 五峰 城步 江华 麻阳 新晃 芷江 靖州 通道 乳源 连山 连南 融水 三江 龙胜 恭城 隆林 富川 罗城 " +
  "环江 巴马 都安 大化 金秀 白沙 昌江 乐东 陵水 保亭 琼中 石柱 秀山 酉阳 彭水 北川 峨边 马边 木里 道真 务川 镇宁 关岭 紫云 " +
  "威宁 玉屏 印江 沿河 松桃 三都 石林 禄劝 寻甸 峨山 新平 元江 玉龙 宁蒗 宁洱 墨江 景东 景谷 镇沅 江城 孟连 澜沧 西盟 双江 " +
  "耿马 沧源 屏边 金平 河口 漾濞 南涧 巍山 贡山 兰坪 维西 张家川 天祝 肃南 肃北 阿克塞 东乡 积石山 大通 民和 互助 化隆 循化 " +
  "门源 河南 巴里坤 木垒 焉耆 塔什库尔干 察布查尔 和布克赛尔";

it.each([
  ["30 autonomous prefectures", /自治州$/u, PREFECTURES],
  ["120 autonomous counties and banners", /自治[县旗]$/u, COUNTIES],
])("shortens the %s", (_what, pattern, bases) => {
  const autonomous = names.filter((name) => pattern.test(name));
  const kinds = autonomous.map((name) => name.slice(-1));
  expect(autonomous.map((name) => textsOf(name).slice(1, 4))).toEqual(
    bases.split(" ").map((base, index) => [`${base}自治${kinds[index]}`, `${base}${kinds[index]}`, base]),
  );
});

it.each([
  ["浙江省", ["浙江省", "浙江"]],
  ["北京市", ["北京市", "北京"]],
  ["广西壮族自治区", ["广西壮族自治区", "广西自治区", "广西省", "广西"]],
  ["新疆维吾尔自治区", ["新疆维吾尔自治区", "新疆自治区", "新疆省", "新疆"]],
  ["内蒙古自治区", ["内蒙古自治区", "内蒙古自治区", "内蒙古省", "内蒙古", "内蒙"]],
  ["大兴安岭地区", ["大兴安岭地区", "大兴安岭"]],
  ["锡林郭勒盟", ["锡林郭勒盟", "锡林郭勒", "锡盟"]],
  ["神农架林区", ["神农架林区", "神农架林", "神农架"]],
  ["万柏林区", ["万柏林区", "万柏林"]],
  ["管城回族区", ["管城回族区", "管城区", "管城"]],
  ["浦东新区", ["浦东新区", "浦东"]],
  ["清新区", ["清新区", "清新"]],
  ["寿县", ["寿县"]],
  ["城区", ["城区"]],
  ["市南区", ["市南区"]],
  ["长安镇", ["长安镇", "长安"]],
  ["克孜勒苏柯尔克孜自治州", ["克孜勒苏柯尔克孜自治州", "克孜勒苏自治州", "克孜勒苏州", "克孜勒苏", "克州"]],
  ["科尔沁左翼中旗", ["科尔沁左翼中旗", "科尔沁左翼中", "科左中旗"]],
])("%s is written %j", (name, texts) => {
  expect(textsOf(name)).toEqual(texts);
});

it.each([
  ["合肥高新技术产业开发区", "安徽省", "合肥市", ["高新技术产业开发区", "高新区"]],
  ["安徽安庆经济开发区", "安徽省", "安庆市", ["经济开发区", "经开区"]],
  ["河北唐山芦台经济开发区", "河北省", "唐山市", ["芦台经济开发区", "芦台经开区"]],
  ["唐山市汉沽管理区", "河北省", "唐山市", ["汉沽管理区"]],
  ["苏州工业园区", "江苏省", "苏州市", ["工业园区"]],
  ["兰州新区", "甘肃省", "兰州市", []],
  ["西湖区", "浙江省", "杭州市", []],
  ["长沙县", "湖南省", "长沙市", []],
])("the zone %s of %s %s is written %j in its city", (zone, province, city, texts) => {
  expect(zoneNames(zone, province, city).map(({ text }) => text)).toEqual(texts);
});
