import { lineFor } from "../../../api-client/cart-line.ts";
import { addGoods } from "../cart-lines.ts";
import { findGoods, packOf } from "../find-goods.ts";
import { NO_RECORD } from "../steps.ts";
import { adapterOf, arranged, begin } from "./account.ts";
import { NEXT_CODE_S, WRONG_ENTRIES } from "./registration.ts";

const MOST_NUMBER = 99_999;
const CLAIMABLE = 1;
const NOT_APPLIED = 0;
const WRONG_CODE = "000000";

/** An account that is not approved yet may not buy, claim coupons or apply for controlled goods: 403. */
export const approval = arranged({
  id: "not-approved",
  name: { zh: "流程：未审核的会员", en: "flow: a member who is not approved" },
  operations: [
    "listGoods",
    "addCartLines",
    "quickAddCartLine",
    "listCouponOffers",
    "claimCoupon",
    "getControlledZone",
    "applyControlledAccess",
  ],
  async walk(steps) {
    await begin(steps, { kind: "unapproved" });
    const refuse = (id: string, options: object) =>
      steps.refused(id, "not approved", { status: 403, rule: "approval-ignored" }, options);
    const { data: goods } = await steps.succeed("listGoods", { query: { in_stock: 1 } });
    const [first] = goods.list;
    if (first) {
      const { price: _hidden, ...line } = lineFor(first, packOf(first));
      await refuse("addCartLines", { body: { params: [{ ...line, price: 0 }] } });
      await refuse("quickAddCartLine", { path: { id: first.id } });
      const tooMany = { ...line, price: 0, number: MOST_NUMBER };
      await refuse("addCartLines", { body: { params: [tooMany] } });
      const unknown = { status: 404, rule: "law" } as const;
      await steps.refused("quickAddCartLine", "unknown goods", unknown, { path: { id: NO_RECORD } });
    }
    const { data: offers } = await steps.succeed("listCouponOffers", { query: { page_size: 50 } });
    const offer = offers.list.find(({ status }) => status === CLAIMABLE) ?? offers.list[0];
    if (offer) await refuse("claimCoupon", { path: { id: offer.id } });
    const { data: zone } = await steps.succeed("getControlledZone");
    const group = zone.groups.find(({ access }) => access === NOT_APPLIED);
    if (group) await refuse("applyControlledAccess", { path: { group: group.url }, body: {} });
  },
});

/**
 * An account without the signed contract cannot check out (459) until it signs it with the code of an SMS. Moves the
 * clock.
 */
export const signing = arranged({
  id: "not-signed",
  name: { zh: "流程：签署电子合同", en: "flow: sign the contract" },
  operations: [
    "listCartLines",
    "listGoods",
    "addCartLines",
    "checkoutCart",
    "sendAgreementCode",
    "signAgreement",
    "getAgreement",
  ],
  async walk(steps) {
    const account = await begin(steps, { kind: "unsigned" });
    const [goods] = await findGoods(steps, 1);
    const ids = await addGoods(steps, goods);
    const body = { ids, new: 1 };
    await steps.refused("checkoutCart", "not signed", { status: 459, rule: "agreement-ignored" }, { body });
    await steps.succeed("sendAgreementCode");
    await steps.refused("sendAgreementCode", "within a minute", { status: 429, rule: "check-ignored" });
    const code = await adapterOf(steps).codeFor(account.phone);
    const wrong = code === WRONG_CODE ? "111111" : WRONG_CODE;
    const check = { status: 422, rule: "check-ignored", field: "code" } as const;
    await steps.refused("signAgreement", "wrong code", check, { body: { code: wrong } });
    for (let entered = 1; entered < WRONG_ENTRIES; entered += 1)
      await steps.refused("signAgreement", "wrong code", check, { body: { code: wrong } });
    await steps.refused("signAgreement", "void code", check, { body: { code } });
    await adapterOf(steps).advance(NEXT_CODE_S);
    await steps.succeed("sendAgreementCode");
    const fresh = await adapterOf(steps).codeFor(account.phone);
    const { data: signed, exchange } = await steps.succeed("signAgreement", { body: { code: fresh } });
    steps.equal(exchange, "data.status", signed.status, 1);
    const again = await steps.succeed("signAgreement", { body: { code: fresh } });
    steps.equal(again.exchange, "data.contract_no", again.data.contract_no, signed.contract_no);
    await steps.succeed("checkoutCart", { body });
  },
});
