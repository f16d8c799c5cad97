import { describe, expect, it } from "vitest";
import type { InvoiceTitle } from "#generated/model/index.ts";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { titleRules } from "./title-rules.ts";
import { titleDraft, type TitleValues, titleValues } from "./title-values.ts";

emptyStorage("sessionStorage");

const ordinary: TitleValues = { ...titleValues(1), title: "青禾大药房", tax_no: "91330106MA2YKT099X" };
const special: TitleValues = {
  ...ordinary,
  kind: 2,
  bank: "工商银行杭州分行",
  bank_account: "1202020009000000000",
  address: "湖墅南路 9 号",
  phone: "0571-88880000",
};
const problemsOf = (values: TitleValues) =>
  (titleRules.safeParse(values).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("the title of an invoice", () => {
  it("needs for an ordinary one a name and a tax number only", () => {
    expect(problemsOf(ordinary)).toEqual([]);
    expect(problemsOf(titleValues(1))).toEqual([
      "title: 请填写抬头名称，与营业执照一致",
      "tax_no: 请填写税号",
      "tax_no: 税号是 15 到 20 位数字或大写字母",
    ]);
  });

  it("needs for a special one the bank and the registered address, too", () => {
    expect(problemsOf(special)).toEqual([]);
    expect(problemsOf({ ...ordinary, kind: 2 })).toEqual([
      "bank: 专用发票须填写开户行",
      "bank_account: 专用发票须填写银行账号",
      "address: 专用发票须填写注册地址",
      "phone: 专用发票须填写注册电话",
    ]);
  });

  it("is not filled in with spaces for a special one", () => {
    expect(problemsOf({ ...special, bank: "  " })).toEqual(["bank: 专用发票须填写开户行"]);
  });

  it("has its tax number in capitals, without spaces around it", () => {
    expect(titleRules.parse({ ...ordinary, tax_no: " 91330106ma2ykt099x " }).tax_no).toBe(
      "91330106MA2YKT099X",
    );
    expect(problemsOf({ ...ordinary, tax_no: "9133" })).toEqual(["tax_no: 税号是 15 到 20 位数字或大写字母"]);
  });

  it.each([
    ["", []],
    ["name@example.com", []],
    [" name@example.com ", []],
    ["name", ["email: 邮箱格式不正确，如 name@example.com"]],
  ])("may have an e-mail address: %j", (email, problems) => {
    expect(problemsOf({ ...ordinary, email })).toEqual(problems);
  });
});

describe("the form of a title", () => {
  const title: InvoiceTitle = {
    id: 5,
    kind: 2,
    title: "青禾大药房",
    tax_no: "91330106MA2YKT099X",
    bank: "工商银行",
    bank_account: "1202",
    address: "湖墅南路 9 号",
    phone: "0571-88880000",
    email: "name@example.com",
    is_default: 1,
  };

  it("begins with the title to edit", () => {
    const { id: _id, ...values } = title;
    expect(titleValues(2, title)).toEqual({ ...values, is_default: true });
    expect(titleValues(2, { ...title, is_default: 0 }).is_default).toBe(false);
  });

  it("begins empty for a new one", () => {
    const { kind, is_default, ...texts } = titleValues(2);
    expect([kind, is_default]).toEqual([2, false]);
    expect(new Set(Object.values(texts))).toEqual(new Set([""]));
  });

  it("keeps a draft for each kind and for each title", () => {
    titleDraft(1).keep(ordinary);
    titleDraft(2).keep(special);
    titleDraft(2, 5).keep({ ...special, bank: "建设银行" });
    expect(titleDraft(1).read()).toEqual(ordinary);
    expect(titleDraft(2).read()).toEqual(special);
    expect(titleDraft(2, 5).read()?.bank).toBe("建设银行");
    expect(titleDraft(2, 6).read()).toBeUndefined();
  });

  it("ignores a draft of a title whose kind was changed meanwhile", () => {
    titleDraft(2, 5).keep(special);
    expect(titleDraft(1, 5).read()).toBeUndefined();
  });
});
