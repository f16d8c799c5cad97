import { describe, expect, test } from "vitest";
import { drawAd } from "./ad.ts";
import { drawCertificate } from "./certificate.ts";
import { drawSheet } from "./draw-sheet.ts";
import { drawGift } from "./gift.ts";
import { drawGuide } from "./guide.ts";
import { brandLogo, face } from "./marks.ts";
import { sheetPdf } from "./pdf.ts";

const NASTY = `</text><script>"&'`;

describe("what a name holds stays text", () => {
  const sheet = { title: NASTY, rows: [[NASTY, NASTY]], seal: NASTY } as const;
  test.each([
    ["an ad", drawAd(1, NASTY, [760, 300])],
    ["a poster", drawAd(1, NASTY, [300, 760])],
    ["a strip", drawAd(1, NASTY, [760, 60])],
    ["a gift", drawGift(NASTY, 1)],
    ["a guide", drawGuide(NASTY, [NASTY])],
    ["a sheet", drawSheet({ ...sheet, table: { head: [NASTY], rows: [[NASTY]] } })],
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

  test("in a PDF", () => {
    const file = sheetPdf({ ...sheet, title: "(括号) \\ 与 𠮷" }).toString("latin1");
    expect(file).not.toMatch(/script|\\/u);
    // A character missing from the font's encoding becomes a box.
    expect(file).toContain(Buffer.from("与 □", "utf16le").swap16().toString("hex"));
  });
});
