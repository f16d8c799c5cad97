import { describe, expect, it } from "vitest";
import { emptyStorage } from "#src/shared/lib/storage-for-test.ts";
import { addressRules } from "./address-rules.ts";
import { addressDraft, type AddressValues, NO_ADDRESS } from "./address-values.ts";

emptyStorage("sessionStorage");

const filled: AddressValues = {
  name: " 许青 ",
  phone: "0571-88880000",
  province: "浙江省",
  city: "杭州市",
  district: "",
  detail: "湖墅南路 9 号",
  is_default: true,
};
const problemsOf = (change: Partial<AddressValues>) =>
  (addressRules.safeParse({ ...filled, ...change }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("an address", () => {
  it("needs everything but a district, which some cities do not have", () => {
    expect(problemsOf({})).toEqual([]);
    expect([...new Set(problemsOf(NO_ADDRESS).map((problem) => problem.split(":")[0]))]).toEqual([
      "name",
      "phone",
      "province",
      "city",
      "detail",
    ]);
    expect(addressRules.parse(filled).name).toBe("许青");
  });

  it.each(["13800001234", "0571-88880000", " 13800001234 "])("may have the phone %j", (phone) => {
    expect(problemsOf({ phone })).toEqual([]);
  });

  it.each(["1380000123", "88880000x", "+86 138"])("may not have the phone %j", (phone) => {
    expect(problemsOf({ phone })).toEqual([
      "phone: 请填写 11 位手机号，或区号加号码的座机，如 0571-88880000",
    ]);
  });

  it("has a draft of its own, apart from that of a new one", () => {
    addressDraft().keep(filled);
    addressDraft(7).keep({ ...filled, detail: "莫干山路 1 号" });
    expect(addressDraft().read()).toEqual(filled);
    expect(addressDraft(7).read()?.detail).toBe("莫干山路 1 号");
    expect(addressDraft(8).read()).toBeUndefined();
  });
});
