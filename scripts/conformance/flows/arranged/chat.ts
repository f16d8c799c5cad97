import { Flag } from "#generated/enums.ts";
import { same } from "../../../api-client/checks/finding.ts";
import { adapterOf, arranged, begin } from "./account.ts";

/** The chat stays open to a token for at least so many seconds. */
const OPEN_S = 5 * 60;

/** A chat token opens the page for five minutes, but not after the logout. Moves the clock. */
export const chatToken = arranged({
  id: "chat-of-a-session",
  name: { zh: "流程：聊天令牌", en: "flow: the token of the chat" },
  operations: ["getCurrentUser", "openChat", "logout"],
  async walk(steps) {
    await begin(steps);
    const { data: user, exchange } = await steps.succeed("getCurrentUser");
    const { username, token } = steps.need(user?.is_can_chat === Flag.Yes ? user : undefined, {
      zh: "该账号不能聊天",
      en: "an account that may not chat",
    });
    const open = () => steps.call("openChat", { query: { username, token } });
    await adapterOf(steps).advance(OPEN_S - 10);
    const later = await open();
    steps.equal(exchange, "data.token", later.response.status, 200, same("200"));
    await steps.succeed("logout");
    const after = await open();
    steps.equal(exchange, "token after the logout", after.response.status, 401, same("401"), "stale-session");
  },
});
