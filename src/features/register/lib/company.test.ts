import { expect, it } from "vitest";
import { RegistrationKind } from "#generated/enums.ts";
import type { GetRegistrationOptions200DataRanksItem as RankOption } from "#generated/model/index.ts";
import { companyBody, companyField } from "./company-body.ts";
import { companyRules } from "./company-rules.ts";
import { type CompanyValues, NO_CERTIFICATE, NO_STORE, noCompany } from "./company-values.ts";

const certificate = (type: 1 | 2 | 4, name: string, isRequired: 0 | 1) => ({
  type,
  name,
  is_required: isRequired,
  one_of: 0,
  has_number: 1 as const,
  may_be_long_term: 0 as const,
  describe: "",
});
const ranks: RankOption[] = [
  {
    value: 1,
    name: "终端药店",
    needs_credit_code: 1,
    certificates: [
      certificate(2, "药品经营许可证", 1),
      certificate(1, "营业执照", 1),
      certificate(4, "食品经营许可证", 0),
    ],
  },
];
const file = { id: "f71", url: "/1.png", name: "1.png" };
const proof = { number: " A1 ", expires_at: "2027-01-01", isLongTerm: false, file };

const filled = (): CompanyValues => ({
  ...noCompany(),
  company: "青禾大药房",
  rank: 1,
  legal_person: "许青",
  credit_code: " 91330106 ma2ykt099x ",
  contact: "许青",
  province: "浙江省",
  city: "杭州市",
  district: "拱墅区",
  detail: "湖墅南路 9 号",
  certificates: noCompany().certificates.map((none, index) => (index < 2 ? proof : none)),
});
const problems = (values: CompanyValues, kind: RegistrationKind = RegistrationKind.SingleStore) =>
  (companyRules(values, { ranks, kind, today: "2026-11-21" }).safeParse(values).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

it("accepts a complete company and normalizes pasted values", () => {
  expect(problems(filled())).toEqual([]);
  const rules = companyRules(filled(), { ranks, kind: RegistrationKind.SingleStore, today: "2026-11-21" });
  expect(rules.parse(filled()).credit_code).toBe("91330106MA2YKT099X");
});

it("reports every missing field of an empty company", () => {
  expect(problems(noCompany())).toEqual([
    "company: 请填写企业名称",
    "rank: 请选择企业类型",
    "legal_person: 请填写法定代表人",
    "credit_code: 请填写统一社会信用代码",
    "contact: 请填写联系人",
    "province: 请选择省份",
    "city: 请选择城市",
    "detail: 请填写详细地址",
  ]);
});

it("requires the mandatory certificates, and optional ones once they are partly filled in", () => {
  const values = filled();
  values.certificates = noCompany().certificates.map((none, index) => {
    if (index === 1) return { ...proof, expires_at: "2026-11-21" };
    return index === 3 ? { ...none, number: "S1" } : none;
  });
  expect(problems(values)).toEqual([
    "certificates.0.number: 请填写证照编号",
    "certificates.0.expires_at: 请选择有效期",
    "certificates.0.file: 请上传营业执照",
    "certificates.1.expires_at: 有效期须晚于今天，请上传在有效期内的证照",
    "certificates.3.expires_at: 请选择有效期",
    "certificates.3.file: 请上传食品经营许可证",
  ]);
});

it("requires stores of a head company", () => {
  expect(problems({ ...filled(), stores: [] }, RegistrationKind.MultiStore)).toEqual([
    "stores: 请至少填写一家门店",
  ]);
  const stores = [{ ...NO_STORE, name: "城北店", phone: "123" }];
  expect(problems({ ...filled(), stores }, RegistrationKind.MultiStore)).toContain(
    "stores.0.phone: 请填写 11 位大陆手机号",
  );
  expect(problems({ ...filled(), stores }, RegistrationKind.SingleStore)).toEqual([]);
});

it("sends the certificates in the required order, and maps errors back to their fields", () => {
  expect(companyBody(filled(), ranks).certificates).toEqual([
    { type: 2, number: " A1 ", file_id: "f71", expires_at: "2027-01-01" },
    { type: 1, number: " A1 ", file_id: "f71", expires_at: "2027-01-01" },
  ]);
  expect(companyField("certificates.0.file_id", filled(), ranks)).toBe("certificates.1.file");
  expect(companyField("certificates.1.type", filled(), ranks)).toBe("certificates.0.number");
  expect(companyField("stores.0.licence_no", filled(), ranks)).toBe("stores.0.licence_no");
  expect(companyField("certificates", filled(), ranks)).toBeUndefined();
  expect(companyField("somewhere", filled(), ranks)).toBeUndefined();
});

it("normalizes full-width characters in numbers", () => {
  const values = filled();
  values.certificates[0] = { ...proof, number: " ＮＯ１２３ " };
  const rules = companyRules(values, { ranks, kind: RegistrationKind.SingleStore, today: "2026-11-21" });
  const read = rules.parse(values) as CompanyValues;
  expect(read.certificates[0]?.number).toBe("NO123");
});

it("sends the chosen kind of company with its own certificates", () => {
  const clinic: RankOption = {
    value: 2,
    name: "诊所",
    needs_credit_code: 0,
    certificates: [certificate(1, "营业执照", 1)],
  };
  const values = { ...filled(), rank: 2 };
  expect(companyBody(values, [...ranks, clinic])).toMatchObject({
    rank: 2,
    company: "青禾大药房",
    certificates: [{ type: 1 }],
  });
  expect(companyBody(values, [...ranks, clinic])).not.toHaveProperty("stores");
  expect(companyBody({ ...values, rank: 9 }, [...ranks, clinic]).certificates).toEqual([]);
});

it("maps every part of a certificate's error, and none without a place", () => {
  expect(companyField("certificates.0.expires_at", filled(), ranks)).toBe("certificates.1.expires_at");
  expect(companyField("certificates.0", filled(), ranks)).toBe("certificates.1.number");
  expect(companyField("certificates.9.number", filled(), ranks)).toBeUndefined();
  expect(companyField("company", filled(), ranks)).toBe("company");
  expect(companyField("", filled(), ranks)).toBeUndefined();
});

it.each([
  ["company", "青", /^企业名称至少/u],
  ["company", "青".repeat(999), /^企业名称不超过 \d+ 个字符$/u],
  ["credit_code", "91330106MA2YKT099I", /18 位/u],
] as const)("says what is wrong with the %s %s", (field, value, message) => {
  const values = { ...filled(), [field]: value };
  const issues = companyRules(values, {
    ranks,
    kind: RegistrationKind.SingleStore,
    today: "2026-11-21",
  }).safeParse(values).error?.issues;
  expect(issues?.map(({ path }) => path)).toEqual([[field]]);
  expect(issues?.[0]?.message).toMatch(message);
});

it("takes no more stores at once than the contract", () => {
  const one = {
    name: "城北店",
    licence_no: "330105000998",
    contact: "许青",
    phone: "13100000010",
    province: "浙江省",
    city: "杭州市",
    district: "",
    detail: "文一西路 2 号",
  };
  const stores = (length: number) => Array.from({ length }, () => one);
  expect(problems({ ...filled(), stores: stores(1) }, RegistrationKind.MultiStore)).toEqual([]);
  expect(problems({ ...filled(), stores: stores(1000) }, RegistrationKind.MultiStore)).toEqual([
    expect.stringMatching(/^stores: 一次最多提交 \d+ 家门店$/u),
  ]);
});

it.each([
  [{ number: "A1" }, true],
  [{ expires_at: "2027-01-01" }, true],
  [{ file }, true],
  [{ number: "  " }, false],
])("an optional certificate with %j has to be completed: %s", (part, expected) => {
  const values = filled();
  values.certificates[3] = { ...NO_CERTIFICATE, ...part };
  expect(problems(values).length > 0).toBe(expected);
});

it("begins with an empty company and an empty store", () => {
  expect(noCompany()).toMatchObject({ company: "", rank: 0, stores: [NO_STORE] });
});
