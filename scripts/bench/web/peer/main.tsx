/** The peer of the shop: what its lists would be in bare React with one static style sheet. */
import { createRoot } from "react-dom/client";
import { Cart, type CartCopy } from "./cart.tsx";
import { GoodsList, type GoodsListCopy } from "./goods-list.tsx";

export type PeerCopy = { readonly css: string } & (
  | { readonly goodsList: GoodsListCopy }
  | { readonly cart: CartCopy }
);

function showPeer(copy: PeerCopy): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(copy.css);
  document.adoptedStyleSheets = [sheet];
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  createRoot(place).render("cart" in copy ? <Cart {...copy.cart} /> : <GoodsList {...copy.goodsList} />);
}

Object.assign(globalThis, { showPeer });
