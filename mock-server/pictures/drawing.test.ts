import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { GIFTS } from "../seed/points/gifts.ts";
import { readTable } from "../seed/read-table.ts";
import { drawAd } from "./ad.ts";
import { device } from "./bags-and-devices.ts";
import { box } from "./boxes.ts";
import { drawCertificate } from "./certificate.ts";
import { GIFT_DRAWINGS } from "./gift-drawings.ts";
import { drawGift } from "./gift.ts";
import { drawGuide } from "./guide.ts";
import { lookOf } from "./herbs.ts";
import { brandLogo, face } from "./marks.ts";
import { drawPages } from "./page-svg.ts";
import { sheetPages } from "./sheet-pages.ts";

const NASTY = `</text><script>"&'`;

describe("a name stays text", () => {
  const sheet = { title: NASTY, rows: [[NASTY, NASTY]], seals: [NASTY] } as const;
  test.each([
    ["an ad", drawAd(1, NASTY, [760, 300])],
    ["a poster", drawAd(1, NASTY, [300, 760])],
    ["a strip", drawAd(1, NASTY, [760, 60])],
    ["a gift", drawGift(NASTY, 1)],
    ["a guide", drawGuide(NASTY, [NASTY])],
    ["a sheet", drawPages(NASTY, sheetPages({ ...sheet, table: { head: [NASTY], rows: [[NASTY]] } }))],
    [
      "a certificate",
      drawCertificate({ name: NASTY, number: NASTY, company: NASTY, legalPerson: NASTY, expiresAt: NASTY }),
    ],
    ["a logo", brandLogo(1, NASTY, ["#000000", "#ffffff"])],
    ["a face", face(NASTY, "#000000")],
  ])("in %s", (_, svg) => {
    expect(svg).not.toMatch(/<script|"&'|&(?!amp;|lt;|gt;|quot;)/u);
    expect(svg).toContain("&lt;");
  });
});

const CATALOGUE = readTable(
  join(import.meta.dirname, "../seed/goods/catalogue/herbal.csv"),
  ["name", "category", "form", "specs", "rx", "priceFrom", "priceTo", "ingredient"],
  ({ name }) => name,
);

describe("pictures distinguish goods", () => {
  test("every gift has a drawing of its own, and its name is shown beside it alone", () => {
    const drawings = GIFTS.map(({ name, categoryId }) => drawGift(name, categoryId));
    expect(new Set(GIFTS.map(({ name }) => GIFT_DRAWINGS[name])).size).toBe(GIFTS.length);
    expect(drawings.filter((svg) => svg.includes("<text"))).toEqual([]);
  });

  test("every herb of the catalogue looks like itself, in one of twenty forms and more", () => {
    const looks = CATALOGUE.map((name) => lookOf(name));
    const unknown = lookOf("?");
    expect(looks.filter(({ tones }) => tones.join() === unknown.tones.join())).toEqual([]);
    expect(new Set(looks.map(({ piece }) => piece)).size).toBeGreaterThanOrEqual(20);
  });

  test("devices are drawn as what they are, and packs in seven designs", () => {
    const drawing = {
      name: "",
      spec: "1 台",
      maker: "康宁",
      brand: "康宁",
      dark: "#08795b",
      light: "#eaf7f2",
      variant: 0,
      badge: undefined,
      form: "器械台",
    };
    const names = [
      "上臂式电子血压计",
      "腕式电子血压计",
      "血糖仪",
      "电子体温计",
      "红外额温计",
      "红外耳温计",
      "指夹式血氧仪",
      "压缩式雾化器",
      "腋下拐杖",
    ];
    const bare = (svg: string, name: string) => svg.replaceAll(name, "");
    expect(new Set(names.map((name) => bare(device({ ...drawing, name }), name))).size).toBe(names.length);
    expect(new Set([0, 1, 2, 3, 4, 5, 6].map((variant) => box({ ...drawing, variant }))).size).toBe(7);
  });
});
