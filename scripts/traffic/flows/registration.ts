import { RegistrationKind } from "#generated/enums.ts";
import type { Buyer } from "../buyer/buyer.ts";
import { upload } from "./account.ts";
import { codeFor } from "./code-for.ts";

/** A mobile number that is not registered yet. */
const newPhone = ({ random }: Buyer) => `139${String(Math.floor(random() * 1e8)).padStart(8, "0")}`;

/** Registers, step by step. */
export async function register(buyer: Buyer): Promise<void> {
  const phone = newPhone(buyer);
  const code = await codeFor(buyer, phone, "register");
  if (code === undefined) return;
  const username = `soak${Math.floor(buyer.random() * 1e6)}`;
  const kind = buyer.whole(1, 2);
  const body = { kind, username, phone, code, password: "demo1234", agree: 1 };
  if ((await buyer.ask("registerAccount", { body })) === undefined) return;
  await upload(buyer);
  await buyer.ask(kind === RegistrationKind.SingleStore ? "submitCompany" : "submitStores");
  await buyer.ask("getRegistration");
}

/** Opens the chat as a logged-in user. */
export async function chat(buyer: Buyer): Promise<void> {
  const user = await buyer.ask("getCurrentUser");
  if (!user?.username || !user.token) return;
  await buyer.ask("openChat", { query: { username: user.username, token: user.token } });
}

/** Requests a WeChat code and simulates the scan, to link the account or to log in. */
export async function useWechat(buyer: Buyer): Promise<void> {
  const isLogin = buyer.random() < 0.5;
  const made = await buyer.ask(isLogin ? "createWechatLoginCode" : "createWechatCode");
  if (!made) return;
  const { code_id: id } = made;
  for (const step of ["scan", "confirm"])
    await buyer.control("POST", "wechat/scan", { code: id, step, nickname: buyer.plan.marker });
  await buyer.ask(isLogin ? "getWechatLoginCode" : "getWechatCode", { path: { id } });
  if (isLogin) await buyer.ask("loginByWechat", { body: { code_id: id } });
  if (isLogin && !buyer.isLoggedIn) await joinByWechat(buyer, id);
}

async function joinByWechat(buyer: Buyer, codeId: string): Promise<void> {
  const phone = newPhone(buyer);
  const code = await codeFor(buyer, phone, "register");
  if (code !== undefined)
    await buyer.ask("registerByWechat", { body: { code_id: codeId, phone, code, agree: 1 } });
}
