import type { Address } from "#generated/model/address.ts";
import { type BuyerCall, type Handlers, own } from "./call.ts";
import { conflict, notFound } from "./responses.ts";

const MOST = 20;

function indexOf({ buyer, id }: BuyerCall): number {
  const index = buyer.addresses.findIndex((each) => each.id === id);
  if (index === -1) throw notFound("没有这个地址");
  return index;
}

/** Keeps at most one default. */
function store({ buyer }: BuyerCall, address: Address, at: number): Address {
  const others = buyer.addresses.map((each) =>
    address.is_default === 1 ? { ...each, is_default: 0 as const } : each,
  );
  buyer.addresses = others.toSpliced(at, 1, address);
  return address;
}

/** Delivery addresses, per buyer. */
export const addresses: Handlers = {
  listAddresses: own(({ buyer }) => buyer.addresses.toSorted((a, b) => b.is_default - a.is_default)),
  createAddress: own((call) => {
    const { shop, buyer, body } = call;
    if (buyer.addresses.length >= MOST) throw conflict("最多保存 20 个收货地址");
    const first = buyer.addresses.length === 0 && { is_default: 1 as const };
    return store(
      call,
      { is_default: 0, is_licensed: 0, ...body, ...first, id: shop.nextId() },
      buyer.addresses.length,
    );
  }),
  updateAddress: own((call) => {
    const index = indexOf(call);
    return store(call, { is_default: 0, is_licensed: 0, ...call.body, id: call.id }, index);
  }),
  deleteAddress: own((call) => {
    const { buyer } = call;
    buyer.addresses = buyer.addresses.toSpliced(indexOf(call), 1);
    const newest = buyer.addresses.toSorted((a, b) => b.id - a.id)[0];
    if (newest && !buyer.addresses.some((each) => each.is_default === 1)) newest.is_default = 1;
    return {};
  }),
  setDefaultAddress: own((call) => {
    const index = indexOf(call);
    const address = call.buyer.addresses[index];
    return address && store(call, { ...address, is_default: 1 }, index);
  }),
};
