import { describe, expect, test } from "vitest";
import { certificateTypeLabels } from "#generated/enum-labels.ts";
import { NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { uploadWith } from "#mock/domain/upload/upload-for-test.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { certificateWith } from "../certificate-for-test.ts";
import { type CertificateRecord, FIRST_NEW_CERTIFICATE_ID } from "../records.ts";
import { certificatesOf } from "./certificates.ts";
import { submitCertificate } from "./submission.ts";

const buyer = userWith();
const input = { type: 2, number: " 浙AA571 ", file_id: "f5001", expires_at: "2030-12-31" } as const;

function world(...certificates: readonly CertificateRecord[]) {
  const state = worldWith({ certificates: new Map([[1, certificates]]) });
  state.uploads.put("f5001", uploadWith());
  return state;
}
const stored = (state: ReturnType<typeof world>) => certificatesOf(state, 1).map(({ id }) => id);

describe("a certificate that is submitted", () => {
  test("waits for its review, with its number trimmed and its file kept", () => {
    const state = world();
    const submitted = submitCertificate(state, buyer, input);
    expect(submitted).toEqual({
      id: FIRST_NEW_CERTIFICATE_ID,
      type: 2,
      number: "浙AA571",
      expiresAt: "2030-12-31",
      review: 1,
      reason: "",
      updatedAt: NOW,
      fileId: "f5001",
    });
    expect(certificatesOf(state, 1)).toEqual([submitted]);
    expect(state.uploads.get("f5001")).toMatchObject({ isUsed: true, userId: 1 });
  });

  test("leaves the valid one in force until it is approved", () => {
    const state = world(certificateWith({ id: 8, type: 2 }));
    submitCertificate(state, buyer, input);
    expect(stored(state)).toEqual([8, FIRST_NEW_CERTIFICATE_ID]);
  });

  test("takes the place of a rejected one of its kind only", () => {
    const state = world(
      certificateWith({ id: 8, type: 2, review: 3 }),
      certificateWith({ id: 9, type: 1, review: 3 }),
    );
    submitCertificate(state, buyer, input);
    expect(stored(state)).toEqual([9, FIRST_NEW_CERTIFICATE_ID]);
  });

  test("is refused while another of its kind is in review", () => {
    const state = world(certificateWith({ id: 8, type: 2, review: 1 }));
    expect(() => submitCertificate(state, buyer, input)).toThrow(
      expect.objectContaining({
        status: 409,
        message: `${certificateTypeLabels[2]}正在审核中，审核完成后才能再次提交`,
      }),
    );
    expect(stored(state)).toEqual([8]);
  });

  test("is taken while one of another kind is in review", () => {
    const state = world(certificateWith({ id: 8, type: 1, review: 1 }));
    submitCertificate(state, buyer, input);
    expect(stored(state)).toEqual([8, FIRST_NEW_CERTIFICATE_ID]);
  });

  test("is refused on its fields, and its file stays unused", () => {
    const state = world();
    expect(() => submitCertificate(state, buyer, { ...input, number: " " })).toThrow(
      expect.objectContaining({ status: 422, errors: { number: ["请填写证照编号"] } }),
    );
    expect(stored(state)).toEqual([]);
    expect(state.uploads.get("f5001")?.isUsed).toBe(false);
  });
});

test("a member without certificates has none", () => expect(certificatesOf(worldWith(), 1)).toEqual([]));
