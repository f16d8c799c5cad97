import { adapterOf, arranged, begin, leave } from "./account.ts";
import { codes } from "./registration.ts";

const CONFIRMED = 3;

/** Bind a WeChat account, be refused a second one, unbind it. */
export const wechatBinding = arranged({
  id: "wechat-binding",
  name: { zh: "流程：绑定微信", en: "flow: bind WeChat" },
  operations: ["createWechatCode", "getWechatCode", "getWechatBinding", "unbindWechat"],
  async walk(steps) {
    const { username } = await begin(steps);
    const { data: code } = await steps.succeed("createWechatCode");
    await adapterOf(steps).scan(code.code_id, username);
    const seen = await steps.succeed("getWechatCode", { path: { id: code.code_id } });
    steps.equal(seen.exchange, "data.status", seen.data.status, CONFIRMED);
    const bound = await steps.succeed("getWechatBinding");
    steps.equal(bound.exchange, "data.is_bound", bound.data.is_bound, 1);
    await steps.conflict("createWechatCode", "already bound", {});
    const { exchange } = await steps.succeed("unbindWechat");
    await steps.succeed("unbindWechat");
    const after = await steps.succeed("getWechatBinding");
    steps.equal(exchange, "is_bound afterwards", after.data.is_bound, 0);
  },
});

/** Register with a WeChat account, and log in with it; neither before it has confirmed the code. */
export const wechatLogin = arranged({
  id: "wechat-login",
  name: { zh: "流程：微信注册与登录", en: "flow: register and log in by WeChat" },
  operations: [
    "sendSmsCode",
    "createWechatLoginCode",
    "getWechatLoginCode",
    "loginByWechat",
    "registerByWechat",
    "getRegistration",
  ],
  async walk(steps) {
    const setup = adapterOf(steps);
    const { phone, username } = await setup.makeAccount({ kind: "unregistered" });
    leave(steps);
    const open = async () => (await steps.succeed("createWechatLoginCode")).data.code_id;
    const { code } = await codes(steps, phone, "register");
    const codeId = await open();
    const body = { code_id: codeId };
    const form = { ...body, phone, code, agree: 1 };
    await steps.conflict("loginByWechat", "not confirmed", { body });
    await steps.conflict("registerByWechat", "not confirmed", { body: form });
    await setup.scan(codeId, username);
    const seen = await steps.succeed("getWechatLoginCode", { path: { id: codeId } });
    steps.equal(seen.exchange, "data.status", seen.data.status, CONFIRMED);
    await steps.conflict("loginByWechat", "bound to nobody", { body });
    await steps.succeed("registerByWechat", { body: form });
    leave(steps);
    const next = await open();
    await setup.scan(next, username);
    await steps.succeed("loginByWechat", { body: { code_id: next } });
    await steps.succeed("getRegistration");
  },
});
