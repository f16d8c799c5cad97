import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { type Call, type Handlers, own } from "./call.ts";
import { CATEGORIES } from "./catalogue.ts";
import { exampleOf } from "./contract.ts";
import { Refused, refuseField } from "./responses.ts";
import type { Buyer } from "./shop.ts";

/** The record that the header shows. */
function userOf({ username, cart, points, messages, addresses }: Buyer): object {
  const home = addresses.find(({ is_default: isDefault }) => isDefault === 1);
  const { province = "", city = "", district = "", detail = "" } = home ?? {};
  return {
    ...exampleOf("getCurrentUser"),
    username,
    points,
    stores: 1,
    cart: cart.length,
    message_count: messages.filter(({ is_read: isRead }) => isRead === 0).length,
    address: `${province}${city}${district}${detail}`,
  };
}

function logIn({ c, shop, body }: Call): object {
  const buyer = shop.buyers.get(body.username);
  if (buyer?.password !== body.password) throw refuseField("password", "用户名或密码错误");
  setCookie(c, "session", shop.logIn(body.username), { httpOnly: true, path: "/", sameSite: "Lax" });
  return buyer ? userOf(buyer) : {};
}

const menu = CATEGORIES.map(({ id, name, children }) => ({
  id,
  name,
  logo: "",
  logo1: "",
  childrenShow: 0,
  children: children.map((child) => ({ ...child, logo: "", logo1: "", childrenShow: 0, children: [] })),
}));

/** Sessions, the current user, and what the chrome of every page shows. */
export const account: Handlers = {
  login: logIn,
  logout({ c, shop }) {
    shop.sessions.delete(getCookie(c, "session") ?? "");
    deleteCookie(c, "session", { path: "/" });
    return {};
  },
  getAccountProfile: own(({ buyer }) => ({
    ...exampleOf("getAccountProfile"),
    username: buyer.username,
    email: "",
  })),
  getCurrentUser({ c, buyer }) {
    if (getCookie(c, "session") !== undefined && !buyer) throw new Refused(401, "请先登录");
    return buyer ? userOf(buyer) : null;
  },
  getCommonData: () => ({
    rnss: ["阿莫西林"],
    nav: [],
    category: menu,
    category_yx: [],
    category_zy: [],
    category_qx: [],
    brand: [{ id: 3, name: "康宁", image: "" }],
    timestamp: Math.floor(Date.now() / 1000),
  }),
};
