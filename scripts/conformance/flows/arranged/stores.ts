import { same } from "../../../api-client/checks/finding.ts";
import { adapterOf, arranged, as, begin, logIn, sessionOf } from "./account.ts";
import { CODE_CHECK, codes } from "./registration.ts";

/** Link another store by the code sent to its phone, be refused to link it again, unlink it. */
export const storeLinks = arranged({
  id: "store-links",
  name: { zh: "流程：关联门店", en: "flow: link stores" },
  operations: ["sendSmsCode", "listStores", "linkStore", "unlinkStore", "switchStore", "getAccountProfile"],
  async walk(steps) {
    const other = await adapterOf(steps).makeAccount({ kind: "approved" });
    const { username, phone } = other;
    const own = await begin(steps);
    const { code, wrong } = await codes(steps, phone, "store");
    await steps.refused("linkStore", "wrong code", CODE_CHECK, { body: { username, code: wrong } });
    const body = { username, code };
    const { data: linked } = await steps.succeed("linkStore", { body });
    await steps.conflict("linkStore", "already linked", { body });
    const { data: stores, exchange } = await steps.succeed("listStores");
    const isListed = stores.some(({ id }) => id === linked.id);
    steps.law(exchange, isListed, "linked", same(username), stores);
    const earlier = sessionOf(steps);
    await logIn(steps, other);
    const { data: theirs, exchange: seen } = await steps.succeed("listStores");
    const isMutual = theirs.some((store) => store.username === own.username);
    steps.law(seen, isMutual, "the other store", same(own.username), theirs);
    await as(steps, earlier, async () => {
      const switched = await steps.succeed("switchStore", { path: { id: linked.id } });
      const { data: profile } = await steps.succeed("getAccountProfile");
      steps.equal(switched.exchange, "username", profile.username, username);
    });
    await logIn(steps, own);
    const current = stores.find(({ is_current: isCurrent }) => isCurrent === 1);
    if (current) await steps.conflict("unlinkStore", "current store", { path: { id: current.id } });
    const gone = await steps.succeed("unlinkStore", { path: { id: linked.id } });
    // Its cookie is that of the session in which switchStore has gone on.
    const ended = await as(steps, earlier, () => steps.call("getAccountProfile"));
    steps.equal(gone.exchange, "switched session", ended.response.status, 401, same("401"), "stale-session");
    const { data: left } = await steps.succeed("listStores");
    const expected = { zh: "解除后不再列出", en: "not listed after it was unlinked" };
    steps.none(gone.exchange, "unlinked", expected, { left: left.filter(({ id }) => id === linked.id) });
  },
});
