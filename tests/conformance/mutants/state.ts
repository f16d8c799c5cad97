import type { OperationId } from "#generated/operations.ts";
import { copyCart } from "#scripts/conformance/flows/copy-cart.ts";
import { coupon } from "#scripts/conformance/flows/coupon.ts";
import { favorites } from "#scripts/conformance/flows/favorites.ts";
import { feedback } from "#scripts/conformance/flows/feedback.ts";
import { savedPlans } from "#scripts/conformance/flows/saved-plans.ts";
import { variety } from "#scripts/conformance/flows/variety.ts";
import type { Mutant } from "./mutant.ts";
import {
  type Fields,
  type Page,
  editData,
  editEach,
  inVain,
  mendCall,
  mendForm,
  repeatSuccess,
  whenStatus,
} from "./twists.ts";
import type { WireResponse } from "./wire.ts";

export const ADDRESSES: readonly OperationId[] = [
  "listAddresses",
  "createAddress",
  "updateAddress",
  "deleteAddress",
];
const ADDRESS: Fields = {
  id: 77,
  name: "陈",
  phone: "13800000001",
  province: "浙江省",
  city: "杭州市",
  district: "",
  detail: "文三路 1 号",
  is_default: 0,
};

/** Faults in what a call changes, apart from carts and orders. */
export const STATE: readonly Mutant[] = [
  {
    name: "star-lost",
    fault: "starred goods are not kept",
    found: ["addFavorites", "law"],
    judged: favorites.operations,
    twist: () => inVain,
  },
  {
    name: "unstarring-ignored",
    fault: "goods stay starred",
    found: ["cancelFavorites", "law"],
    judged: favorites.operations,
    twist: () => inVain,
  },
  {
    name: "starred-twice",
    fault: "goods that are starred twice count twice",
    found: ["addFavorites", "law"],
    judged: favorites.operations,
    plant: () => {
      let calls = 0;
      return {
        addFavorites: whenStatus(200, () => void (calls += 1)),
        listFavorites: editData<Page>((page) => {
          if (calls > 1) page.total += calls - 1;
        }),
      };
    },
    alsoAt: ["cancelFavorites"],
  },
  {
    name: "address-lost",
    fault: "a new address is not kept",
    found: ["createAddress", "law"],
    judged: ADDRESSES,
    alsoAt: ["updateAddress", "deleteAddress"],
    twist: () => inVain,
  },
  {
    name: "key-ignored",
    fault: "an address is made twice by two arrivals of one call",
    found: ["createAddress", "repeat"],
    judged: ["createAddress", "deleteAddress"],
    twist: () => mendCall(({ page }) => void delete page["idempotency-key"]),
  },
  {
    name: "key-for-anything",
    fault: "an Idempotency-Key repeats its response whatever comes with it",
    found: ["createAddress", "repeat"],
    judged: ["createAddress", "deleteAddress"],
    twist: () => {
      const responses = new Map<string, Promise<WireResponse>>();
      return {
        before(call, mock) {
          const { "idempotency-key": key } = call.page;
          if (key === undefined) return undefined;
          const response = responses.get(key) ?? mock.ask(call);
          responses.set(key, response);
          return response;
        },
      };
    },
  },
  {
    name: "address-change-lost",
    fault: "a changed address stays as it was",
    found: ["updateAddress", "law"],
    judged: ADDRESSES,
    alsoAt: ["listAddresses"],
    twist: () => inVain,
  },
  {
    name: "address-stays",
    fault: "a deleted address stays",
    found: ["deleteAddress", "law"],
    judged: ADDRESSES,
    twist: () => inVain,
  },
  {
    name: "invented-address",
    fault: "an address that nobody has made appears after a deletion",
    found: ["deleteAddress", "law"],
    judged: ADDRESSES,
    plant: () => {
      let isDeleted = false;
      return {
        deleteAddress: whenStatus(200, () => void (isDeleted = true)),
        listAddresses: editData<Fields[]>((list) => (isDeleted ? [...list, ADDRESS] : list)),
      };
    },
  },
  {
    name: "coupon-claimed-twice",
    fault: "a coupon of one for each buyer can be claimed again and again",
    found: ["claimCoupon", "conflict-ignored"],
    judged: coupon.operations,
    twist: repeatSuccess,
  },
  {
    name: "coupon-lost",
    fault: "a claimed coupon is not held",
    found: ["listCoupons", "law"],
    judged: coupon.operations,
    plant: () => ({ claimCoupon: inVain }),
  },
  {
    name: "feedback-unescaped",
    fault: "a feedback is kept without its entities",
    found: ["addFeedback", "law"],
    judged: feedback.operations,
    twist: () => mendForm((form) => form.set("content", (form.get("content") ?? "").replaceAll("&lt;", "<"))),
  },
  {
    name: "variety-number-lost",
    fault: "a wanted variety is kept with another number",
    found: ["addVarietyRequest", "law"],
    judged: variety.operations,
    twist: () => editData<Fields>((variety) => void (variety.number = 1)),
  },
  {
    name: "variety-not-listed",
    fault: "the newest wanted variety is missing from the list",
    found: ["listVarietyRequests", "law"],
    judged: variety.operations,
    plant: () => {
      const made: unknown[] = [];
      return {
        addVarietyRequest: editData<Fields>(({ id }) => void made.push(id)),
        listVarietyRequests: editData<Page>((page) => {
          page.list = page.list.filter(({ id }) => !made.includes(id));
        }),
      };
    },
  },
  {
    name: "plan-units-lost",
    fault: "a saved purchase plan comes back without the units of its quantities",
    found: ["getSavedPlan", "law"],
    judged: savedPlans.operations,
    twist: () =>
      editData<{ lines: Fields[] }>(({ lines }) => {
        for (const line of lines) line.quantity = String(line.quantity).replace(/\D+$/u, "");
      }),
  },
  {
    name: "plan-name-taken-twice",
    fault: "two purchase plans of an account can have one name",
    found: ["createSavedPlan", "conflict-ignored"],
    judged: savedPlans.operations,
    twist: repeatSuccess,
  },
  {
    name: "another-variety",
    fault: "opening a wanted variety opens another one",
    found: ["getVarietyRequest", "law"],
    judged: variety.operations,
    twist: () => editData<Fields>((variety) => void (variety.id = Number(variety.id) + 1)),
  },
  {
    name: "copied-twice",
    fault: "a cart that is copied twice is there twice",
    found: ["copyCart", "law"],
    judged: copyCart.operations,
    plant: () => {
      let copies = 0;
      return {
        copyCart: whenStatus(200, () => void (copies += 1)),
        listStores: editEach((store) => {
          if (store.is_current === 0 && copies > 1) store.cart = Number(store.cart) + copies;
        }),
      };
    },
  },
  {
    name: "copy-lost",
    fault: "copied lines do not arrive in the other store",
    found: ["copyCart", "law"],
    judged: copyCart.operations,
    twist: () => inVain,
  },
  {
    name: "variety-batch-repeated",
    fault: "a batch of requests that is sent again is made again",
    found: ["addVarietyRequests", "law"],
    judged: variety.operations,
    twist: () => {
      const seen = new Set<unknown>();
      return editData<{ list: Fields[]; added: number }>((batch) => {
        const isRepeated = batch.list.every(({ id }) => seen.has(id));
        for (const each of batch.list) seen.add(each.id);
        if (!isRepeated) return;
        batch.added = batch.list.length;
        for (const each of batch.list) each.id = Number(each.id) + 1000;
      });
    },
  },
];
