import { expect, it } from "vitest";
import type { Registration } from "#generated/model/index.ts";
import { nextRegistrationStep } from "./registration-step.ts";

const registration = (change: Partial<Registration>): Registration => ({
  step: 3,
  kind: 1,
  status: 1,
  username: "newbie",
  phone: "138****0001",
  company: "青禾大药房",
  stores: 0,
  submitted_at: "2026-11-20 09:30:00",
  reason: "",
  ...change,
});

it.each([
  [undefined, "/register", "还没有提交", "提交注册资料"],
  [registration({ status: 0 }), "/register/step2", "还没有填完", "继续填写"],
  [registration({}), "/register/step3", "2026-11-20 09:30", "查看审核进度"],
  [registration({ kind: 2 }), "/register/dd/step3", "已于", "查看审核进度"],
  [registration({ status: 3, reason: "照片不清晰" }), "/register/step2", "照片不清晰", "修改后重新提交"],
  [
    registration({ status: 3, reason: "照片。不清晰。" }),
    "/register/step2",
    "：照片。不清晰。",
    "修改后重新提交",
  ],
  [registration({ status: 3 }), "/register/step2", "：请核对后重新提交。", "修改后重新提交"],
  [registration({ status: 2 }), "/zhzx/zzzj", "重新核对", "查看资质证照"],
])("knows the next step: %j", (given, to, text, label) => {
  const step = nextRegistrationStep(given);
  expect(step.to).toBe(to);
  expect(step.text).toContain(text);
  expect(step.label).toBe(label);
});
