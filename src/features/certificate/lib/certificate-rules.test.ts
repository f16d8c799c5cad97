import { describe, expect, it } from "vitest";
import { submitCertificateBodyNumberMax } from "#generated/zod/certificate/certificate.zod.ts";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { kindNamed, missingKinds } from "./certificate-kinds.ts";
import { certificateRules } from "./certificate-rules.ts";
import { certificateDraft, type CertificateValues, NO_CERTIFICATE } from "./certificate-values.ts";

const stored = emptyStorage("sessionStorage");
const filled: CertificateValues = {
  kind: "营业执照",
  number: " 91330106 ",
  expires_at: "2026-11-22",
  isLongTerm: false,
  file: { id: "f7", url: "/7.png", name: "7.png" },
};
const usual = { today: "2026-11-21", hasNumber: true, isLongTerm: false };
const check = (change: Partial<CertificateValues>, context: Partial<typeof usual> = {}) =>
  certificateRules({ ...usual, ...context }).safeParse({ ...filled, ...change });
const problemsOf = (change: Partial<CertificateValues>) =>
  (check(change).error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("a certificate", () => {
  it("needs a kind, a number, an end and a file", () => {
    expect(problemsOf(NO_CERTIFICATE)).toEqual([
      "kind: 请选择证照类型",
      "number: 请填写证照编号",
      "expires_at: 请选择有效期",
      "file: 请上传证照照片或扫描件",
    ]);
    expect(check({}).data?.number).toBe("91330106");
  });

  it.each([
    ["2026-11-20", false],
    ["2026-11-21", false],
    ["2026-11-22", true],
    ["2036-01-01", true],
  ])("that ends on %s is valid: %s", (expires_at, valid) => {
    expect(problemsOf({ expires_at })).toEqual(
      valid ? [] : ["expires_at: 有效期须晚于今天，请上传在有效期内的证照"],
    );
  });

  it("has a number of limited length", () => {
    const max = submitCertificateBodyNumberMax;
    expect(problemsOf({ number: "1".repeat(max) })).toEqual([]);
    expect(problemsOf({ number: "1".repeat(max + 1) })).toEqual([`number: 证照编号不超过 ${max} 个字符`]);
    expect(problemsOf({ number: "  " })).toEqual(["number: 请填写证照编号"]);
  });

  it("without an end needs no date, and one of a type without numbers no number", () => {
    expect(check({ expires_at: "", isLongTerm: true }, { isLongTerm: true }).success).toBe(true);
    expect(check({ expires_at: "", isLongTerm: true }).success).toBe(false);
    expect(check({ number: "" }, { hasNumber: false }).success).toBe(true);
  });

  it("needs a whole file", () => {
    expect(certificateRules(usual).safeParse({ ...filled, file: {} }).success).toBe(false);
  });
});

describe("the kinds of certificates", () => {
  it("are missing until one of them was submitted", () => {
    expect(missingKinds([])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(missingKinds([{ type: 2 }, { type: 2 }, { type: 7 }])).toEqual([1, 3, 4, 5, 6, 8]);
  });

  it("are known by their names", () => {
    expect(kindNamed("营业执照")).toBe(1);
    expect(kindNamed("采购员身份证")).toBe(7);
    expect(kindNamed("")).toBeUndefined();
  });
});

describe("the draft of a certificate", () => {
  it.each([filled, { ...filled, file: null }])("survives a reload: %j", (values) => {
    certificateDraft.keep(values);
    expect(certificateDraft.read()).toEqual(values);
  });

  it("is ignored with a file of another shape", () => {
    certificateDraft.keep(filled);
    const [[key, text] = ["", ""]] = stored;
    stored.set(key, text.replace('"id":"f7"', '"id":7'));
    expect(certificateDraft.read()).toBeUndefined();
  });
});
