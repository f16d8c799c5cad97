import fc from "fast-check";
import { expect, it } from "vitest";
import { simplified } from "./simplified.ts";

it.each([
  ["廣東省廣州市天河區", "广东省广州市天河区"],
  ["陝西省西安市雁塔區", "陕西省西安市雁塔区"],
  ["陜西", "陕西"],
  ["內蒙古自治區鄂爾多斯市準格爾旗", "内蒙古自治区鄂尔多斯市准格尔旗"],
  ["遼寧省瀋陽市瀋北新區", "辽宁省沈阳市沈北新区"],
  ["臺灣 台灣", "台湾 台湾"],
  ["複方丹參滴丸", "复方丹参滴丸"],
  ["維生素Ｃ泡騰片", "维生素Ｃ泡腾片"],
  ["頭孢克肟顆粒、連花清瘟膠囊", "头孢克肟颗粒、连花清瘟胶囊"],
  ["銀翹解毒丸 板藍根 感冒靈", "银翘解毒丸 板蓝根 感冒灵"],
  ["鹽酸氨溴索口服溶液", "盐酸氨溴索口服溶液"],
  ["葡萄糖酸鈣鋅 硫酸亞鐵", "葡萄糖酸钙锌 硫酸亚铁"],
  ["風濕骨痛 腸炎寧 腦心通 膽寧 痺祺", "风湿骨痛 肠炎宁 脑心通 胆宁 痹祺"],
  ["乾薑 神麴 茯苓餅", "干姜 神曲 茯苓饼"],
  ["阿莫西林 0.25g abc", "阿莫西林 0.25g abc"],
  ["𠮷野家", "𠮷野家"],
])("%s → %s", (text, expected) => {
  expect(simplified(text)).toBe(expected);
});

it("keeps the length, and what is simplified", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat({ max: 0x51ff }), (text, at) => {
      const once = simplified(text + String.fromCharCode(0x4e00 + at));
      expect(once).toHaveLength(text.length + 1);
      expect(simplified(once)).toBe(once);
    }),
    { seed: 1, numRuns: 2000 },
  );
});
