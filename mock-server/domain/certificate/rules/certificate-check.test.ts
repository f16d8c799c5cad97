import { describe, expect, test } from "vitest";
import { certificateTypeLabels } from "#generated/enum-labels.ts";
import type { CertificateUpload } from "#generated/model/certificateUpload.ts";
import type { CertificateType, MemberRank } from "#generated/model/index.ts";
import { worldWith } from "#mock/domain/bare-world-for-test.ts";
import { uploadWith } from "#mock/domain/upload/upload-for-test.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { certificateProblems, registrationProblems } from "./certificate-check.ts";

const buyer = userWith();
/** A world at 2026-11-21 in which buyer 1 has uploaded file 5001. */
function world() {
  const state = worldWith();
  state.uploads.put("f5001", uploadWith());
  return state;
}
const input = (change: Partial<CertificateUpload> = {}): CertificateUpload => ({
  type: 1,
  number: "91330100",
  file_id: "f5001",
  expires_at: "2030-12-31",
  ...change,
});
const ENDED = ["有效期须晚于今天，请上传在有效期内的证照"];
const GONE = ["文件不存在或已过期，请重新上传"];

describe("a certificate", () => {
  test("with number, file and term is right", () =>
    expect(certificateProblems(world(), buyer, input())).toEqual({}));

  test.each([
    ["tomorrow", "2026-11-22", {}],
    ["today", "2026-11-21", { expires_at: ENDED }],
    ["yesterday", "2026-11-20", { expires_at: ENDED }],
  ])("that ends %s", (_day, expires_at, problems) =>
    expect(certificateProblems(world(), buyer, input({ expires_at }))).toEqual(problems),
  );

  test.each(["", "   "])("without a number: %j", (number) =>
    expect(certificateProblems(world(), buyer, input({ number }))).toEqual({ number: ["请填写证照编号"] }),
  );

  test("has no number where its type has none", () =>
    expect(certificateProblems(world(), buyer, input({ type: 6, number: "" }))).toEqual({}));

  test.each<[CertificateType, boolean]>([
    [1, true],
    [2, false],
    [3, false],
    [6, false],
    [7, true],
    [8, true],
  ])("of type %d may have no end: %s", (type, mayBeLongTerm) => {
    const problem = `${certificateTypeLabels[type]}不是长期有效的，请填写有效期`;
    expect(certificateProblems(world(), buyer, input({ type, expires_at: null }))).toEqual(
      mayBeLongTerm ? {} : { expires_at: [problem] },
    );
  });

  test("without a file of the buyer's", () => {
    expect(certificateProblems(world(), buyer, input({ file_id: "f5002" }))).toEqual({ file_id: GONE });
    expect(certificateProblems(world(), userWith({ id: 2 }), input())).toEqual({ file_id: GONE });
  });

  test("is told all that is wrong with it at once", () =>
    expect(
      certificateProblems(world(), buyer, { type: 1, number: "", file_id: "f1", expires_at: "2020-01-01" }),
    ).toEqual({ number: ["请填写证照编号"], file_id: GONE, expires_at: ENDED }));
});

const problems = (rank: MemberRank, ...types: readonly CertificateType[]) =>
  registrationProblems(
    world(),
    buyer,
    rank,
    types.map((type) => input({ type })),
  );
const missing = (...types: readonly CertificateType[]) => ({
  certificates: [`还缺少${types.map((type) => certificateTypeLabels[type]).join("、")}，请上传后再提交`],
});

describe("a registration", () => {
  test.each<[string, MemberRank, CertificateType[]]>([
    ["pharmacy", 1, [1, 2, 6, 7]],
    ["village clinic", 5, [3, 6, 7]],
    ["chain", 3, [1, 2, 6, 7]],
    ["wholesaler", 4, [1, 2, 5, 6, 7]],
  ])("of a %s needs its certificates and no others", (_name, rank, types) => {
    expect(problems(rank, ...types)).toEqual({});
    expect(problems(rank)).toEqual(missing(...types));
    for (const one of types)
      expect(problems(rank, ...types.filter((type) => type !== one))).toEqual(missing(one));
  });

  test("of a clinic needs its license or its record", () => {
    expect(problems(2, 3, 6, 7)).toEqual({});
    expect(problems(2, 8, 6, 7)).toEqual({});
    expect(problems(2, 3, 8, 6, 7)).toEqual({});
    expect(problems(2, 6, 7)).toEqual({
      certificates: ["还缺少医疗机构执业许可证或诊所备案凭证，请上传后再提交"],
    });
  });

  test("may have more", () => expect(problems(1, 1, 2, 6, 7, 4, 5)).toEqual({}));

  test("has each kind only once", () =>
    expect(problems(2, 3, 6, 3, 7)).toEqual({
      "certificates.2.type": [`${certificateTypeLabels[3]}重复提交，请只保留一份`],
    }));

  test("names what is wrong with which certificate, after what is missing", () => {
    const inputs = [
      input({ type: 3 }),
      input({ type: 6, expires_at: "2020-01-01" }),
      input({ type: 6, file_id: "f1" }),
    ];
    const errors = registrationProblems(world(), buyer, 2, inputs);
    expect(errors).toEqual({
      ...missing(7),
      "certificates.1.expires_at": ENDED,
      "certificates.2.type": [`${certificateTypeLabels[6]}重复提交，请只保留一份`],
      "certificates.2.file_id": GONE,
    });
    expect(Object.keys(errors)[0]).toBe("certificates");
  });
});
