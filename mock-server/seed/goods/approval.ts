import type { GoodsKind } from "#mock/domain/goods/records.ts";

/** Province codes in the approval numbers of medicines. */
const PROVINCES = [11, 13, 19, 22, 31, 32, 33, 34, 36, 37, 42, 43, 44, 50, 51, 53, 61];
const DEVICE_PROVINCES = "京沪粤苏浙鲁豫鄂湘川渝皖赣闽陕冀";

/**
 * The approval number (批准文号) of a product in the format of its kind. `serial` is the product's own number, so that
 * numbers are unique. Herbal pieces have none.
 */
export function approvalNumber(kind: GoodsKind, form: string, articleName: string, serial: number): string {
  const province = PROVINCES[serial % PROVINCES.length] ?? 20;
  const tail = String(serial).padStart(4, "0").slice(-4);
  const high = String(Math.floor(serial / 10_000) % 10);
  if (kind === "herbal") return "";
  if (kind === "health") return `国食健注G20${10 + (serial % 13)}${high}${tail}`;
  if (kind === "device") return deviceNumber(articleName, serial, tail);
  const letter = form.startsWith("生物") ? "S" : kind === "patent" ? "Z" : "H";
  // Newer approvals start with their year (2002 to 2022), older ones with a province code.
  const middle = serial % 3 === 0 ? `${province}02${tail}` : `20${pad2(2 + (serial % 21))}${tail}`;
  return `国药准字${letter}${middle}`;
}

const pad2 = (value: number) => String(value).padStart(2, "0");

/** Disinfectants are not devices; devices of the lowest class are filed, others registered. */
function deviceNumber(name: string, serial: number, tail: string): string {
  const province = DEVICE_PROVINCES[serial % DEVICE_PROVINCES.length] ?? "浙";
  // The last four digits repeat after ten thousand goods, in another year.
  const year = 2013 + ((serial + Math.floor(serial / 10_000)) % 13);
  if (/消毒液|酒精|碘伏/u.test(name)) return `${province}卫消证字(${year})第${tail}号`;
  if (/棉签|绷带|退热贴|护膝|护腰|拐杖|眼罩|鼻腔|磁疗/u.test(name)) {
    return `${province}械备${year}${tail}号`;
  }
  const heavy = /避孕套|注射器|输液器|抗原|针头|血糖/u.test(name);
  return heavy ? `国械注准${year}314${tail}` : `${province}械注准${year}214${tail}`;
}
