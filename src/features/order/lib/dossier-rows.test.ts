import { expect, it } from "vitest";
import { fake } from "#mock/test-kit/fake.ts";
import { sheetOf } from "#src/shared/lib/sheet.ts";
import { DOSSIER_COLUMNS, dossierRows } from "./dossier-rows.ts";

it("has a row per batch, each with the numbers of the sheet, the order and the invoice", () => {
  const line = fake("DossierLine", {
    name: "阿莫西林胶囊",
    pzwh: "国药准字H13020001",
    barcode: "6901000000073",
    batch_no: "060102",
    expires_at: "2028-05-31",
    number: 12,
    price: 12.5,
    amount: 150,
  });
  const papers = fake("OrderDossier", {
    order_no: "DD1",
    sheet_no: "SH1",
    lines: [line, { ...line, batch_no: "060103", number: 8, amount: 100.1 }],
    invoice: null,
  });
  const { header, rows } = sheetOf(DOSSIER_COLUMNS, dossierRows(papers));
  const [first, second] = rows.map((cells) =>
    Object.fromEntries(cells.map((cell, index) => [header[index], cell])),
  );
  expect(rows).toHaveLength(2);
  expect(first).toMatchObject({
    随货单号: "SH1",
    订单号: "DD1",
    条码: "6901000000073",
    批准文号: "国药准字H13020001",
    批号: "060102",
    有效期至: "2028-05-31",
    数量: 12,
    "进价（元）": "12.50",
    "金额（元）": 150,
    发票号码: "",
  });
  expect(second).toMatchObject({ 批号: "060103", 数量: 8, "进价（元）": "12.5125", "金额（元）": 100.1 });
});
