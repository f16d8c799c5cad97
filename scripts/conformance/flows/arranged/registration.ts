import { Flag } from "#generated/enums.ts";
import type { CertificateUpload } from "#generated/model/certificateUpload.ts";
import type { GetRegistrationOptions200Data } from "#generated/model/getRegistrationOptions200Data.ts";
import { same } from "../../../api-client/checks/finding.ts";
import type { Account } from "../../setup/adapter.ts";
import type { Refusal, Steps } from "../steps.ts";
import { adapterOf, arranged, begin, leave, logIn, upload } from "./account.ts";

const CERTIFICATE = 1;
const PHARMACY = 1;
const [ONE, SEVERAL] = [1, 2] as const;
const [WAITING, APPROVED, TURNED_DOWN] = [1, 2, 3] as const;
export const CODE_CHECK: Refusal = { status: 422, rule: "check-ignored", field: "code" };

/** After so many wrong entries a code is void. */
export const WRONG_ENTRIES = 5;
/** After so many seconds another code may be sent. */
export const NEXT_CODE_S = 61;

/** The code of an SMS for a purpose, and a wrong one. */
export async function codes(steps: Steps, phone: string, scene: string) {
  await steps.succeed("sendSmsCode", { body: { phone, scene } });
  const code = await adapterOf(steps).codeFor(phone);
  return { code, wrong: code === "000000" ? "111111" : "000000" };
}

const place = { province: "浙江省", city: "杭州市", district: "西湖区", detail: "文三路 1 号" };

type RankOption = GetRegistrationOptions200Data["ranks"][number];

/** A certificate as it is sent, without the interface that a body cannot be. */
export type Paper = Pick<CertificateUpload, keyof CertificateUpload>;

/** The certificates that a rank has to hand in, the first of those that stand for each other. */
const neededOf = ({ certificates }: RankOption) =>
  certificates.filter(
    ({ is_required: isRequired, one_of: group }, index) =>
      isRequired === Flag.Yes &&
      (group === 0 || certificates.findIndex((other) => other.one_of === group) === index),
  );

/** A pharmacy with every certificate that it needs. */
async function company(steps: Steps, account: Account) {
  const { data } = await steps.succeed("getRegistrationOptions");
  const rank = data.ranks.find(({ value }) => value === PHARMACY) ?? data.ranks[0];
  return companyOf(steps, account, steps.need(rank, { zh: "没有企业类型", en: "no kind of company" }));
}

/** A company of a rank with every certificate that it needs, all with an end. */
export async function companyOf(steps: Steps, { phone }: Account, rank: RankOption) {
  const certificates: Paper[] = [];
  for (const { type, has_number: hasNumber } of neededOf(rank))
    certificates.push({
      type,
      number: hasNumber === Flag.No ? "" : `JC${phone}${type}`,
      file_id: await upload(steps, CERTIFICATE),
      expires_at: "2099-12-31",
    });
  return {
    company: `契约检查药房 ${phone} a+b&c`,
    rank: rank.value,
    legal_person: "沈检查",
    credit_code: `9133${phone}A1X`,
    contact: "沈检查",
    ...place,
    certificates,
  };
}

/** Registers an account with the code of an SMS, after a wrong code was refused. */
export async function register(steps: Steps, kind: 1 | 2): Promise<Account> {
  const account = await adapterOf(steps).makeAccount({ kind: "unregistered" });
  leave(steps);
  const { code, wrong } = await codes(steps, account.phone, "register");
  const body = { ...account, kind, agree: 1, code };
  await steps.refused("registerAccount", "wrong code", CODE_CHECK, { body: { ...body, code: wrong } });
  const { data, exchange } = await steps.succeed("registerAccount", { body });
  const isPersisted = data.username === account.username && data.kind === kind;
  steps.law(exchange, isPersisted, "as sent", same(`${account.username}, kind ${kind}`), data);
  return account;
}

/** Expects the registration to be in this state. */
async function expectStatus(steps: Steps, status: number): Promise<void> {
  const { data, exchange } = await steps.succeed("getRegistration");
  steps.equal(exchange, "data.status", data.status, status);
}

const OPERATIONS = [
  "sendSmsCode",
  "registerAccount",
  "getRegistration",
  "getRegistrationOptions",
  "uploadFile",
];

/** A member who was not registered here has no registration. */
export const noRegistration = arranged({
  id: "no-registration",
  name: { zh: "流程：没有注册资料的会员", en: "flow: a member without a registration" },
  operations: ["getRegistration"],
  async walk(steps) {
    await begin(steps);
    await steps.refused("getRegistration", "", { status: 404, rule: "law" });
  },
});

/** Register, submit the company, be refused while it is under review and after it was approved. */
export const registration = arranged({
  id: "registration",
  name: { zh: "流程：注册", en: "flow: registration" },
  operations: [...OPERATIONS, "checkPhone", "submitCompany", "getAccountProfile"],
  async walk(steps) {
    const account = await register(steps, ONE);
    const known = await steps.succeed("checkPhone", { path: { value: account.phone } });
    steps.equal(known.exchange, "data.registered", known.data.registered, 1);
    const body = await company(steps, account);
    const sent = await steps.succeed("submitCompany", { body });
    steps.equal(sent.exchange, "data.status", sent.data.status, WAITING);
    const { data: profile, exchange } = await steps.succeed("getAccountProfile");
    steps.equal(exchange, "data.company", profile.company, body.company);
    await steps.conflict("submitCompany", "under review", { body });
    await adapterOf(steps).decide("registration", account.username);
    await expectStatus(steps, APPROVED);
    await steps.conflict("submitCompany", "approved", { body });
    const taken = { status: 422, rule: "check-ignored", field: "username" } as const;
    const { phone } = await adapterOf(steps).makeAccount({ kind: "unregistered" });
    leave(steps);
    const { code } = await codes(steps, phone, "register");
    const again = { ...account, phone, code, kind: ONE, agree: 1 };
    await steps.refused("registerAccount", "name taken", taken, { body: again });
  },
});

/** The same with stores, turned down once and submitted again. */
export const storeRegistration = arranged({
  id: "store-registration",
  name: { zh: "流程：连锁门店注册", en: "flow: registration with stores" },
  operations: [...OPERATIONS, "submitStores", "listStores"],
  async walk(steps) {
    const account = await register(steps, SEVERAL);
    const { phone } = await adapterOf(steps).makeAccount({ kind: "unregistered" });
    const head = await company(steps, account);
    const store = { name: "契约检查分店", licence_no: `9133${phone}B2X`, contact: "沈店长", phone, ...place };
    const body = { ...head, stores: [store] };
    const { data, exchange } = await steps.succeed("submitStores", { body });
    steps.equal(exchange, "data.stores", data.stores, 1);
    await steps.conflict("submitStores", "under review", { body });
    await adapterOf(steps).decide("registration", account.username, false);
    await expectStatus(steps, TURNED_DOWN);
    const fresh = { ...(await company(steps, account)), stores: [store] };
    const second = await steps.succeed("submitStores", { body: fresh });
    steps.equal(second.exchange, "data.status", second.data.status, WAITING);
    await adapterOf(steps).decide("registration", account.username);
    await logIn(steps, account);
    const stores = await steps.succeed("listStores");
    const isListed = stores.data.some(({ name }) => name === store.name);
    steps.law(stores.exchange, isListed, "stores", same(store.name), stores.data);
  },
});
