import type { OperationId } from "#generated/operations.ts";
import type { Mutant } from "./mutant.ts";
import { type Fields, type Page, editData, editEach, inVain } from "./twists.ts";

const FAVOURITES: readonly OperationId[] = ["listGoods", "listFavorites", "addFavorites", "cancelFavorites"];
const ADDRESSES: readonly OperationId[] = [
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
const COUPONS: readonly OperationId[] = ["listCouponOffers", "claimCoupon", "listCoupons", "getCouponCounts"];
const VARIETIES: readonly OperationId[] = ["addVarietyRequest", "listVarietyRequests", "getVarietyRequest"];
const COPYING: readonly OperationId[] = [
  "listCartLines",
  "listStores",
  "copyCart",
  "switchStore",
  "deleteCartLines",
];

/** Faults in what stays after a call, but for carts and orders. */
export const STATE: readonly Mutant[] = [
  {
    name: "star-lost",
    fault: "starred goods are not kept",
    found: ["addFavorites", "law"],
    judged: FAVOURITES,
    plant: () => ({ addFavorites: inVain }),
  },
  {
    name: "unstarring-ignored",
    fault: "goods stay starred",
    found: ["cancelFavorites", "law"],
    judged: FAVOURITES,
    plant: () => ({ cancelFavorites: inVain }),
  },
  {
    name: "starred-twice",
    fault: "goods that are starred twice count twice",
    found: ["addFavorites", "law"],
    judged: FAVOURITES,
    plant: () => {
      let calls = 0;
      return {
        addFavorites: {
          after(answer) {
            if (answer.status === 200) calls += 1;
          },
        },
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
    plant: () => ({ createAddress: inVain }),
  },
  {
    name: "address-change-lost",
    fault: "a changed address stays as it was",
    found: ["updateAddress", "law"],
    judged: ADDRESSES,
    alsoAt: ["listAddresses"],
    plant: () => ({ updateAddress: inVain }),
  },
  {
    name: "address-stays",
    fault: "a deleted address stays",
    found: ["deleteAddress", "law"],
    judged: ADDRESSES,
    plant: () => ({ deleteAddress: inVain }),
  },
  {
    name: "invented-address",
    fault: "an address that nobody has made appears after a deletion",
    found: ["deleteAddress", "law"],
    judged: ADDRESSES,
    plant: () => {
      let isDeleted = false;
      return {
        deleteAddress: {
          after(answer) {
            isDeleted ||= answer.status === 200;
          },
        },
        listAddresses: editData<Fields[]>((list) => (isDeleted ? [...list, ADDRESS] : list)),
      };
    },
  },
  {
    name: "coupon-lost",
    fault: "a claimed coupon is not held",
    found: ["listCoupons", "law"],
    judged: COUPONS,
    plant: () => ({ claimCoupon: inVain }),
  },
  {
    name: "variety-number-lost",
    fault: "a wanted variety is kept with another number",
    found: ["addVarietyRequest", "law"],
    judged: VARIETIES,
    plant: () => ({ addVarietyRequest: editData<Fields>((variety) => void (variety.number = 1)) }),
  },
  {
    name: "variety-not-listed",
    fault: "the newest wanted variety is missing from the list",
    found: ["listVarietyRequests", "law"],
    judged: VARIETIES,
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
    name: "another-variety",
    fault: "opening a wanted variety opens another one",
    found: ["getVarietyRequest", "law"],
    judged: VARIETIES,
    plant: () => ({
      getVarietyRequest: editData<Fields>((variety) => void (variety.id = Number(variety.id) + 1)),
    }),
  },
  {
    name: "copied-twice",
    fault: "a cart that is copied twice stands there twice",
    found: ["copyCart", "law"],
    judged: COPYING,
    plant: () => {
      let copies = 0;
      return {
        copyCart: {
          after(answer) {
            if (answer.status === 200) copies += 1;
          },
        },
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
    judged: COPYING,
    plant: () => ({ copyCart: inVain }),
  },
];
