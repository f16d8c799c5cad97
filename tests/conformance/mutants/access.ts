import { order } from "#scripts/conformance/flows/order.ts";
import { session } from "#scripts/conformance/flows/session.ts";
import type { Mutant } from "./mutant.ts";
import { editData, editEach, type Fields, inVain, mendCall, mendForm, refusal, success } from "./twists.ts";
import type { Plant, Twist, WireResponse } from "./wire.ts";

/** Records the sessions of logins, the first buyer's first. */
function withSessions(plant: (sessions: readonly string[]) => Plant): Plant {
  const sessions: string[] = [];
  const login: Twist = {
    after({ cookies: [cookie] }) {
      if (cookie !== undefined) sessions.push(cookie.split(";")[0] ?? "");
    },
  };
  return { login, ...plant(sessions) };
}

/** Repeats a refused call with another buyer's session. */
const asAnybody = (sessions: readonly string[]): Twist => ({
  async after(response, call, mock) {
    if (response.status !== 404 && response.status !== 422) return;
    for (const cookie of sessions) {
      const other: WireResponse = await mock.ask({ ...call, cookie });
      if (other.status < 300) return void Object.assign(response, other);
    }
  },
});

const live = (sessions: readonly string[]): string => sessions[0] ?? "";

/** Sends each call in all sessions, the caller's last. */
const forAll = (sessions: readonly string[]): Twist => ({
  async before(call, mock) {
    for (const cookie of sessions) if (cookie !== call.cookie) await mock.ask({ ...call, cookie });
    return undefined;
  },
});

const letVisitorsIn = (sessions: readonly string[]) =>
  mendCall((call) => void (call.cookie ||= live(sessions)));

const letMadeUpIn = (sessions: readonly string[]) =>
  mendCall((call) => {
    if (call.cookie !== "" && !sessions.includes(call.cookie)) call.cookie = live(sessions);
  });

/** The addresses of a response's files without their host, so that they are opened through the proxy. */
const filesHere = (field: string): Twist =>
  editEach((record) => {
    const url = record[field];
    if (typeof url === "string" && url !== "") record[field] = new URL(url).pathname;
  });

/** Faults in access control. */
export const ACCESS: readonly Mutant[] = [
  {
    name: "auth-not-checked",
    fault: "the balance is shown without a session",
    found: ["getBalance", "auth-not-checked"],
    plant: () => withSessions((sessions) => ({ getBalance: letVisitorsIn(sessions) })),
  },
  {
    name: "write-without-session",
    fault: "a visitor can ask for a variety",
    found: ["addVarietyRequest", "auth-not-checked"],
    plant: () => withSessions((sessions) => ({ addVarietyRequest: letVisitorsIn(sessions) })),
  },
  {
    name: "made-up-session",
    fault: "any session will do for the orders",
    found: ["listOrders", "stale-session"],
    plant: () => withSessions((sessions) => ({ listOrders: letMadeUpIn(sessions) })),
  },
  {
    name: "made-up-session-of-visitors",
    fault: "any session will do for the prices of the list",
    found: ["listGoods", "stale-session"],
    plant: () => withSessions((sessions) => ({ listGoods: letMadeUpIn(sessions) })),
  },
  {
    name: "logout-ends-nothing",
    fault: "a session works after its logout",
    found: ["getAccountProfile", "stale-session"],
    judged: session.operations,
    plant: () => ({ logout: inVain }),
  },
  {
    name: "fresh-session-refused",
    fault: "the favorites never know the session",
    found: ["listFavorites", "session-refused"],
    twist: () => ({ before: () => refusal(401, "请先登录") }),
  },
  {
    name: "private-file-open",
    fault: "whoever counts up the numbers reads all invoices",
    found: ["listInvoices", "private-file-open"],
    plant: () =>
      withSessions((sessions) => ({
        listInvoices: filesHere("file_url"),
        files: { before: (call) => void (call.cookie = live(sessions)) },
      })),
  },
  {
    name: "private-file-refused",
    fault: "the addresses of certificates lead nowhere",
    found: ["listCertificates", "private-file-refused"],
    plant: () => ({
      listCertificates: filesHere("image"),
      files: { before: () => refusal(404, "没有这个文件") },
    }),
  },
  {
    name: "private-file-cached",
    fault: "any proxy may keep an invoice",
    found: ["listInvoices", "private-file-cached"],
    plant: () => ({
      listInvoices: filesHere("file_url"),
      files: { after: ({ headers }) => void (headers["cache-control"] = "public, max-age=3600") },
    }),
  },
  {
    name: "others-order",
    fault: "the order of another buyer can be opened",
    found: ["getOrder", "foreign-data"],
    plant: () => withSessions((sessions) => ({ getOrder: asAnybody(sessions) })),
  },
  {
    name: "others-address-deleted",
    fault: "the address of another buyer can be deleted",
    found: ["deleteAddress", "foreign-data"],
    plant: () => withSessions((sessions) => ({ deleteAddress: asAnybody(sessions) })),
  },
  {
    name: "others-order-pay-methods",
    fault: "the ways to pay the order of another buyer are shown",
    found: ["listPayMethods", "foreign-data"],
    plant: () => withSessions((sessions) => ({ listPayMethods: asAnybody(sessions) })),
  },
  {
    name: "others-address-ordered-to",
    fault: "an order goes to any address that there is, whoever's it is",
    found: ["createOrder", "foreign-data"],
    judged: order.operations,
    plant: () => {
      let own: unknown;
      return {
        listAddresses: editData<Fields[]>(([first]) => void (own ??= first?.id)),
        createOrder: mendForm((form) => form.set("address_id", String(own))),
      };
    },
  },
  {
    name: "others-messages-deleted",
    fault: "messages are deleted by their ids alone, whoever's they are",
    found: ["deleteMessages", "foreign-data"],
    plant: () => withSessions((sessions) => ({ deleteMessages: forAll(sessions) })),
  },
  {
    name: "others-in-list",
    fault: "the list of addresses holds those of all buyers",
    found: ["listAddresses", "foreign-data"],
    plant: () =>
      withSessions((sessions) => ({
        listAddresses: {
          async after(response, call, mock) {
            if (response.status !== 200) return;
            const all: Fields[] = [];
            for (const cookie of sessions) {
              const { data = [] } = JSON.parse((await mock.ask({ ...call, cookie })).body) as {
                data?: Fields[];
              };
              all.push(...data.filter(({ id }) => !all.some((each) => each.id === id)));
            }
            Object.assign(response, success(all));
          },
        },
      })),
  },
];
