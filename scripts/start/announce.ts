import { DEFAULT_API } from "../web/api-origins.ts";
import { WEB_PORT } from "./taken-ports.ts";

/** Prints where everything is, who can log in, and how to stop. */
export function announce(dev: boolean) {
  console.log(`
  商城       http://localhost:${WEB_PORT}${dev ? "（热更新）" : ""}
  模拟接口   ${DEFAULT_API.main}
  活动接口   ${DEFAULT_API.activity}
  客服接口   ${DEFAULT_API.chat}

  演示账号（密码均为 demo1234）
    buyer      已认证的普通采购员：找药、加购、下单、付款
    unsigned   尚未签署协议的客户：走到签署提示
    big        大客户：3000 行购物车

  按 Ctrl-C 停止
`);
}
