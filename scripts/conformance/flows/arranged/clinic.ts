import { CertificateType, Flag, InvoiceKind } from "#generated/enums.ts";
import { same } from "../../../api-client/checks/finding.ts";
import { addGoods } from "../cart-lines.ts";
import { canOrder } from "../find-goods.ts";
import type { Refusal } from "../steps.ts";
import { adapterOf, arranged, begin } from "./account.ts";
import { PLACING } from "./kept.ts";
import { companyOf, type Paper, register } from "./registration.ts";

const MEDICAL: ReadonlySet<number> = new Set([
  CertificateType.MedicalInstitutionLicence,
  CertificateType.ClinicRecord,
]);

const refusalOn = (field: string): Refusal => ({ status: 422, rule: "check-ignored", field });

/** A clinic lacks what it may lack, and no more: code, number, end, one of two certificates. */
export const clinicRegistration = arranged({
  id: "clinic-registration",
  name: { zh: "流程：诊所注册", en: "flow: registration of a clinic" },
  operations: [
    "sendSmsCode",
    "registerAccount",
    "getRegistrationOptions",
    "uploadFile",
    "submitCompany",
    "getAccountProfile",
    "listCertificates",
  ],
  async walk(steps) {
    const account = await register(steps, 1);
    const { data: options } = await steps.succeed("getRegistrationOptions");
    const strict = options.ranks.find(({ needs_credit_code: needs }) => needs === Flag.Yes);
    if (strict) {
      const body = await companyOf(steps, account, strict);
      const refused = { body: { ...body, credit_code: "" } };
      await steps.refused("submitCompany", "no code", refusalOn("credit_code"), refused);
    }
    const clinic = steps.need(
      options.ranks.find(({ needs_credit_code: needs }) => needs === Flag.No),
      { zh: "没有可不填信用代码的企业类型", en: "every kind of company needs a credit code" },
    );
    const company = { ...(await companyOf(steps, account, clinic)), credit_code: "" };
    const factsOf = (type: number) => clinic.certificates.find((one) => one.type === type);
    for (const [index, one] of company.certificates.entries()) {
      const facts = factsOf(one.type);
      const changed = (change: Partial<Paper>) => ({
        body: { ...company, certificates: company.certificates.with(index, { ...one, ...change }) },
      });
      const place = `certificates.${index}`;
      if (facts?.has_number === Flag.Yes) {
        const refusal = refusalOn(`${place}.number`);
        await steps.refused("submitCompany", "no number", refusal, changed({ number: "" }));
      }
      if (facts?.may_be_long_term === Flag.No) {
        const refusal = refusalOn(`${place}.expires_at`);
        await steps.refused("submitCompany", "no end", refusal, changed({ expires_at: null }));
      }
    }
    const group = clinic.certificates.filter(({ one_of: one }) => one > 0).map(({ type }) => type);
    const handedIn = company.certificates.map((one) => {
      const other = group.find((type) => type !== one.type);
      const type = group.includes(one.type) && other !== undefined ? other : one.type;
      return {
        ...one,
        type,
        expires_at: factsOf(type)?.may_be_long_term === Flag.Yes ? null : one.expires_at,
      };
    });
    const isSpared = handedIn.filter(({ type }) => !group.includes(type));
    if (isSpared.length < handedIn.length) {
      const none = { body: { ...company, certificates: isSpared } };
      await steps.refused("submitCompany", "none of two", refusalOn("certificates"), none);
    }
    await steps.succeed("submitCompany", { body: { ...company, certificates: handedIn } });
    const { data: profile, exchange } = await steps.succeed("getAccountProfile");
    steps.equal(exchange, "data.credit_code", profile.credit_code, "");
    const medical = handedIn.find(({ type }) => MEDICAL.has(type));
    if (medical) steps.equal(exchange, "data.licence_no", profile.licence_no, medical.number);
    const { data: papers, exchange: list } = await steps.succeed("listCertificates");
    for (const { type, number, expires_at: end } of handedIn) {
      const kept = papers.some((one) => one.type === type && one.number === number && one.expires_at === end);
      steps.law(list, kept, "as sent", same(`${type}: ${number}, ${end}`), papers);
    }
    await adapterOf(steps).decide("registration", account.username);
  },
});

/** Names under which a shop has compounds with ephedrine or opium. */
const COMPOUNDS = ["伪麻", "麻黄碱", "复方甘草片"];

/** Goods that the law binds to the licensed address go nowhere else. */
export const licensedAddress = arranged({
  id: "licensed-address",
  name: { zh: "流程：仅送证照登记地址", en: "flow: goods for the licensed address alone" },
  operations: ["listGoods", "createAddress", "cancelOrder", ...PLACING],
  async walk(steps) {
    await begin(steps);
    const found = [];
    for (const keywords of COMPOUNDS)
      found.push(...(await steps.succeed("listGoods", { query: { keywords } })).data.list);
    const goods = steps.need(
      found.find((one) => one.licensed_address_only === Flag.Yes && canOrder(one)),
      { zh: "没有可购买的含特殊药品复方制剂", en: "no compound of this kind can be bought" },
    );
    const ids = await addGoods(steps, goods);
    const { data: checkout } = await steps.succeed("checkoutCart", { body: { ids, new: 1 } });
    const { data: addresses } = await steps.succeed("listAddresses");
    const licensed = steps.need(
      addresses.find((one) => one.is_licensed === Flag.Yes),
      { zh: "没有证照登记的收货地址", en: "no licensed address" },
    );
    const { name, phone, province, city, district, detail } = licensed;
    const body = { name, phone, province, city, district, detail: `${detail} 契约检查` };
    const { data: other, exchange } = await steps.succeed("createAddress", { body });
    steps.equal(exchange, "data.is_licensed", other.is_licensed, Flag.No);
    const order = {
      checkout_no: checkout.checkout_no,
      address_id: other.id,
      invoice_kind: InvoiceKind.Ordinary,
    };
    await steps.refused("createOrder", "another address", refusalOn("address_id"), { body: order });
    const allowed = { ...order, address_id: licensed.id };
    const { data: created } = await steps.succeed("createOrder", { body: allowed });
    await steps.succeed("cancelOrder", { path: { id: created.order_id }, body: { reason: 1 } });
  },
});
