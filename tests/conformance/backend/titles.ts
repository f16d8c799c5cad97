import type { InvoiceTitle } from "#generated/model/invoiceTitle.ts";
import { type BuyerCall, type Handlers, own } from "./call.ts";
import { conflict, notFound, refuseField } from "./responses.ts";

const MOST = 20;
const SPECIAL = 2;
const OF_SPECIAL = ["bank", "bank_account", "address", "phone"] as const;
const EMPTY = { bank: "", bank_account: "", address: "", phone: "", email: "", is_default: 0 as const };

function read({ body }: BuyerCall, id: number): InvoiceTitle {
  const blank = OF_SPECIAL.find((name) => body.kind === SPECIAL && body[name].trim() === "");
  if (blank) throw refuseField(blank, "专用发票必填");
  return { ...EMPTY, ...body, id };
}

function store({ buyer }: BuyerCall, title: InvoiceTitle, at: number): InvoiceTitle {
  const others = buyer.titles.map((each) =>
    title.is_default === 1 ? { ...each, is_default: 0 as const } : each,
  );
  buyer.titles = others.toSpliced(at, 1, title);
  return title;
}

function indexOf({ buyer, id }: BuyerCall): number {
  const index = buyer.titles.findIndex((each) => each.id === id);
  if (index === -1) throw notFound("没有这个抬头");
  return index;
}

/** Invoice titles, the default first. */
export const titles: Handlers = {
  listInvoiceTitles: own(({ buyer }) => buyer.titles.toSorted((a, b) => b.is_default - a.is_default)),
  createInvoiceTitle: own((call) => {
    const title = read(call, call.shop.nextId());
    if (call.buyer.titles.length >= MOST) throw conflict("最多保存 20 个抬头");
    return store(call, title, call.buyer.titles.length);
  }),
  updateInvoiceTitle: own((call) => {
    const index = indexOf(call);
    return store(call, read(call, call.id), index);
  }),
  deleteInvoiceTitle: own((call) => {
    call.buyer.titles = call.buyer.titles.toSpliced(indexOf(call), 1);
    return {};
  }),
};
