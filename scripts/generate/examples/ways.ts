import type { OperationId } from "#generated/operations.ts";
import type { PersonaName } from "#mock/names.ts";
import type { MockWorld } from "#mock/test-kit/open-world.ts";

export type Values = Readonly<Record<string, unknown>>;

/**
 * A call by its example, or a change from outside the shop. `taken` names fields of its response that later calls send,
 * by the names of their fields; the code of its text message they send by themselves. `fields` has other values than
 * the example.
 */
export type Step =
  | readonly [call: OperationId, taken?: Readonly<Record<string, string>>, fields?: Values]
  | ((world: MockWorld, found: Values) => Promise<unknown>);

export type Way = {
  /** Who calls; a visitor if empty, `buyer` by default. */
  readonly as?: PersonaName | "";
  readonly steps?: readonly Step[];
  /** Other values than the example's. */
  readonly fields?: Values;
};

const NEW_PHONE = "13800000009";
const MANAGER_PHONE = "13500001406";

const sms = (scene: string, phone: string): Step => ["sendSmsCode", {}, { scene, phone }];
const upload: Step = ["uploadFile", { file_id: "id" }];
const checkout: Step = ["checkoutCart", { checkout_no: "checkout_no" }];
const pay = (method: number): Step => ["createPayment", { pay_no: "pay_no" }, { method }];
const payOnCredit: Step = ["createCreditPayment", { pay_no: "pay_no" }];
const loginCode: Step = ["createWechatLoginCode", { id: "code_id", code_id: "code_id" }];
const confirm =
  (nickname: string): Step =>
  async ({ control }, { code_id: code }) => {
    for (const step of ["scan", "confirm"] as const)
      await control.scanWechat({ code: code as string, step, nickname });
  };
/** A gift ships after six hours. */
const shipGifts: Step = ({ control }) => control.clock.advance("6h");
const register = (kind: number): readonly Step[] => [
  sms("register", NEW_PHONE),
  ["registerAccount", {}, { kind }],
  upload,
];

/** The steps to a success for operations that need more than a buyer in the default world. */
export const ways: Partial<Readonly<Record<OperationId, Way>>> = {
  acceptTeamInvitation: { as: "" },
  approveRequest: { as: "team-approver" },
  cancelReturnPickup: { steps: [["bookReturnPickup"]] },
  checkCreditPayment: { steps: [payOnCredit] },
  createOrder: { steps: [checkout] },
  getWechatBinding: { steps: [["createWechatCode", { code_id: "code_id" }], confirm("青禾大药房")] },
  getWechatCode: { steps: [["createWechatCode", { id: "code_id" }]] },
  getWechatLoginCode: { as: "", steps: [loginCode] },
  getApproval: { as: "team-approver" },
  getTeamInvitation: { as: "" },
  inviteTeamMember: { as: "team" },
  linkStore: { steps: [sms("store", MANAGER_PHONE)] },
  listApprovals: { as: "team-approver" },
  listTeamLog: { as: "team" },
  listTeamMembers: { as: "team" },
  loginBySmsCode: { as: "", steps: [sms("login", MANAGER_PHONE)] },
  loginByWechat: { as: "", steps: [loginCode, confirm("康宁大药房-沈丽华")] },
  payByBalance: { steps: [pay(2)] },
  payCreditBills: { as: "manager", fields: { ids: [7031] } },
  payCreditPayment: { steps: [payOnCredit] },
  previewOrder: { steps: [checkout] },
  receivePointsOrder: { steps: [shipGifts] },
  registerAccount: { as: "", steps: [sms("register", NEW_PHONE)] },
  registerByWechat: { as: "", steps: [loginCode, confirm("青禾大药房"), sms("register", NEW_PHONE)] },
  rejectRequest: { as: "team-approver" },
  requestApproval: {
    as: "team-buyer",
    steps: [["checkoutCart", { checkout_no: "checkout_no" }, { ids: [301, 302, 303, 304, 305, 306] }]],
  },
  resetPassword: { as: "", steps: [sms("reset", MANAGER_PHONE), ["verifyPasswordReset"]] },
  setTeamMemberStatus: { as: "team" },
  submitCertificate: { steps: [upload] },
  submitCompany: { as: "", steps: register(1) },
  submitStores: { as: "", steps: register(2) },
  submitTransfer: { steps: [pay(3), upload] },
  updateTeamMember: { as: "team" },
  verifyPasswordReset: { as: "", steps: [sms("reset", MANAGER_PHONE)] },
  withdrawRequest: { as: "team-buyer" },
};
