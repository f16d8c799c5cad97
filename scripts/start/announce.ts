import { type Text, say } from "#mock/language/say.ts";
import { panelLink } from "#mock/node/access.ts";
import { addressAt, namesOnNetwork } from "#mock/node/network.ts";
import { type StartOptions, shopUrl } from "./options.ts";

/** The users that can log in and what they are for; the mock's guide has the details. */
const LOGINS: readonly (readonly [username: string, shows: Text])[] = [
  [
    "buyer",
    [
      "an ordinary pharmacy: search, cart, orders, paying on credit",
      "普通药店：搜索、购物车、订单、账期支付",
    ],
  ],
  [
    "manager",
    [
      "has an account manager: chat, WeChat linked, certificates to renew",
      "有专属客服：在线聊天、已绑定微信、有证照待更新",
    ],
  ],
  ["newbie", ["registration pending: sees no prices", "注册待审核：看不到价格"]],
  [
    "unsigned",
    ["contract not signed: checkout asks for the signature first", "合同未签：结算前要求先签合同"],
  ],
  [
    "credit",
    ["credit overdue; device licence expired, cannot buy devices", "账期逾期；器械证照过期，不能购买器械"],
  ],
  ["chain", ["a chain: one company, four stores", "连锁：一家公司，四家门店"]],
  ["branch", ["a branch of buyer: can copy its cart", "buyer 的分店：可以复制它的购物车"]],
  ["big", ["a cart of 3,000 lines", "3000 行的购物车"]],
  [
    "team",
    [
      "an owner with people: team-buyer asks, team-approver approves, team-finance pays",
      "有成员的账号：team-buyer 申请，team-approver 审批，team-finance 付款",
    ],
  ],
  ["empty", ["newly approved: no addresses, orders or messages", "刚通过审核：没有地址、订单和消息"]],
];

/** Prints the addresses, the users of the mock, and how to stop. */
export function announce(options: StartOptions) {
  const { api, isBackend } = options;
  if (isBackend) {
    console.log(
      say(
        `
  Shop           ${shopWith(options)}
  API            ${api.main}, activity ${api.activity}, chat ${api.chat} (no mock)

  Press Ctrl-C to stop
`,
        `
  商城      ${shopWith(options)}
  后端      ${api.main}，活动站 ${api.activity}，客服站 ${api.chat}（不启动 Mock 服务）

  按 Ctrl-C 停止
`,
      ),
    );
    return;
  }
  const logins = LOGINS.map(([username, shows]) => `    ${username.padEnd(10)} ${say(...shows)}`).join("\n");
  console.log(
    say(
      `
  Shop           ${shopWith(options)}
  Panel          ${api.main}/__mock__/ (scenarios, faults, clock, requests)
  API reference  ${api.main}/__mock__/docs
  API            ${api.main}, activity ${api.activity}, chat ${api.chat}
${networkLines(options)}
  Demo accounts (every password is demo1234)
${logins}

  Press Ctrl-C to stop
`,
      `
  商城      ${shopWith(options)}
  控制台    ${api.main}/__mock__/（场景、故障、时钟、请求）
  接口文档  ${api.main}/__mock__/docs
  接口      ${api.main}，活动站 ${api.activity}，客服站 ${api.chat}
${networkLines(options)}
  演示账号（所有密码都是 demo1234）
${logins}

  按 Ctrl-C 停止
`,
    ),
  );
}

/** Lists the addresses of shop and panel for other machines, if any. Anyone with the link may read and change all. */
function networkLines({ host, webPort, api }: StartOptions): string {
  const lines = namesOnNetwork(host).map((name) => {
    const [shop, panel] = [`http://${name}:${webPort}`, panelLink(addressAt(name, api.main))];
    return say(`  Network        ${shop}, panel ${panel}\n`, `  局域网    ${shop}，控制台 ${panel}\n`);
  });
  return lines.join("");
}

const shopWith = (options: StartOptions): string =>
  `${shopUrl(options)}${options.dev ? say(" (hot reload)", "（热更新）") : ""}`;
