import type { StartOptions } from "./options.ts";

/** Who can log in, and what for; the mock's guide tells more of each. */
const LOGINS: readonly (readonly [username: string, shows: string])[] = [
  ["buyer", "普通药店：找药、加购、下单、账期付款"],
  ["manager", "有专属客户经理：在线客服、微信已绑定、证照待更新"],
  ["newbie", "注册待审核：看不到价格"],
  ["unsigned", "未签电子合同：结算时先去签署"],
  ["credit", "账期有逾期；器械许可证过期，不能买器械"],
  ["chain", "连锁：同一公司四家门店"],
  ["branch", "buyer 的分店：可以把购物车复制过来"],
  ["big", "3,000 行的购物车"],
  ["empty", "刚通过审核：没有地址、订单和消息"],
];

/** Prints where everything is, who can log in, and how to stop. */
export function announce({ dev, api, webPort }: StartOptions) {
  const logins = LOGINS.map(([username, shows]) => `    ${username.padEnd(10)} ${shows}`).join("\n");
  console.log(`
  商城       http://localhost:${webPort}${dev ? "（热更新）" : ""}
  模拟面板   ${api.main}/__mock__/（场景、故障、时钟、请求记录）
  接口参考   ${api.main}/__mock__/docs
  接口       ${api.main}，活动 ${api.activity}，客服 ${api.chat}

  演示账号（密码均为 demo1234）
${logins}

  按 Ctrl-C 停止
`);
}
