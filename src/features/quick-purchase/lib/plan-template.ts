import { toCsv } from "#src/shared/lib/csv.ts";
import { saveFile } from "#src/shared/lib/save-file.ts";

/** The columns of an import template; its row is an example to be overwritten. */
const HEADER = ["商品编号", "商品名称", "规格", "生产厂家", "批准文号", "数量"];
const EXAMPLE = ["", "阿莫西林胶囊", "0.25g*24粒", "", "", 20];

/** Downloads an empty template that Excel opens correctly. */
export async function savePlanTemplate(): Promise<void> {
  saveFile("采购计划模板.csv", await toCsv(HEADER, [EXAMPLE]), "text/csv;charset=utf-8");
}
