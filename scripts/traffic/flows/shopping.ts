import { Flag, OrderStatus, PayMethod } from "#generated/enums.ts";
import type { Goods } from "#generated/model/goods.ts";
import { lineFor } from "../../api-client/cart-line.ts";
import type { Buyer } from "../buyer/buyer.ts";
import { upload } from "./account.ts";
import { listLines, order, pay, someOrder } from "./ordering.ts";

/** Browses products and adds some of them to the cart. */
export async function fillCart(buyer: Buyer): Promise<void> {
  const page = buyer.whole(1, 20);
  const found = (await buyer.ask("listGoods", { query: { page, page_size: 10 } }))?.list ?? [];
  const picked = found.filter(
    ({ is_buy, price }) => is_buy === Flag.Yes && price !== null && buyer.random() < 0.4,
  );
  if (picked.length > 0)
    await buyer.ask("addCartLines", {
      body: { params: picked.map((goods) => lineFor(goods, numberOf(goods, buyer))) },
    });
  const [seen] = found;
  if (seen) await buyer.ask("getGoodsDetail", { path: { id: seen.id } });
}

const numberOf = ({ zbz = 1 }: Goods, buyer: Buyer) => Math.max(1, zbz) * buyer.whole(1, 3);

/** Reads the cart and changes quantities and selection. */
export async function tendCart(buyer: Buyer): Promise<void> {
  const lines = await listLines(buyer);
  for (const { id } of lines.slice(0, 3))
    await buyer.ask("editCartLine", {
      path: { id },
      body: { params: { number: buyer.whole(1, 40) }, new: 1 },
    });
  await buyer.ask("listCartLines", { query: { filters: 99_999, new: 1 } });
  await buyer.ask("getCartTotal");
}

/** From the cart to an order, and then one of the payment methods, or none. */
export async function buy(buyer: Buyer): Promise<void> {
  const id = await order(buyer);
  if (id === undefined) await fillCart(buyer);
  else await pay(buyer, id);
}

/** Transfers what was ordered before, with a proof. */
export async function transfer(buyer: Buyer): Promise<void> {
  const found = await someOrder(buyer, [OrderStatus.AwaitingPayment]);
  const payment =
    found &&
    (await buyer.ask("createPayment", { body: { order_id: found.id, method: PayMethod.BankTransfer } }));
  const proof = payment && (await upload(buyer));
  if (proof !== undefined)
    await buyer.ask("submitTransfer", { body: { pay_no: payment?.pay_no, file_id: proof } });
}
