import { type StartOptions, shopUrl } from "./options.ts";

/** The users that can log in and what they are for; the mock's guide has the details. */
const LOGINS: readonly (readonly [username: string, shows: string])[] = [
  ["buyer", "an ordinary pharmacy: search, cart, orders, paying on credit"],
  ["manager", "has an account manager: chat, WeChat linked, certificates to renew"],
  ["newbie", "registration pending: sees no prices"],
  ["unsigned", "contract not signed: checkout asks for the signature first"],
  ["credit", "credit overdue; device licence expired, cannot buy devices"],
  ["chain", "a chain: one company, four stores"],
  ["branch", "a branch of buyer: can copy its cart"],
  ["big", "a cart of 3,000 lines"],
  ["empty", "newly approved: no addresses, orders or messages"],
];

/** Prints the addresses, the users, and how to stop. */
export function announce(options: StartOptions) {
  const { dev, api } = options;
  const logins = LOGINS.map(([username, shows]) => `    ${username.padEnd(10)} ${shows}`).join("\n");
  console.log(`
  Shop           ${shopUrl(options)}${dev ? " (hot reload)" : ""}
  Panel          ${api.main}/__mock__/ (scenarios, faults, clock, requests)
  API reference  ${api.main}/__mock__/docs
  API            ${api.main}, activity ${api.activity}, chat ${api.chat}

  Demo accounts (every password is demo1234)
${logins}

  Press Ctrl-C to stop
`);
}
