import { certificatesOf } from "#mock/domain/certificate/rules/certificates.ts";
import { approveRegistration } from "#mock/domain/register/commands/approval.ts";
import { manyMessages } from "#mock/seed/message/many-messages.ts";
import { DAY_MS, formatDate } from "#mock/world/shanghai-time.ts";
import type { Scenario } from "./scenario.ts";

/** The remaining days of the first, second … certificate; one has expired. */
const DAYS_LEFT = [-3, 2, 15, 29] as const;

/** States of the user's account. */
export const accountScenarios: readonly Scenario[] = [
  {
    name: "first-visit",
    title: "First visit",
    about: "A visitor who is not logged in: no prices and no cart; the header offers login and registration.",
    persona: null,
  },
  {
    name: "ordinary",
    title: "Ordinary pharmacy",
    about:
      "Approved, with a signed contract: a cart with every kind of offer, and orders, returns and complaints in every state.",
    persona: "buyer",
  },
  {
    name: "empty",
    title: "Empty account",
    about:
      "A newly approved customer: no cart, orders, favourites, coupons, balance or messages. Shows every page's empty state.",
    persona: "empty",
  },
  {
    name: "registration-pending",
    title: "Registration pending",
    about:
      "Documents submitted, review pending: no prices; adding to the cart and checkout answer 403. POST registrations/approve approves it.",
    persona: "newbie",
  },
  {
    name: "not-approved",
    title: "Registration rejected",
    about:
      "Rejected because of a blurred licence photo; it can be corrected and submitted again. Adding to the cart answers 403.",
    persona: "newbie",
    setUp: ({ state, buyer }) =>
      void approveRegistration(state, buyer.id, false, "营业执照照片不清晰，请重新拍摄后上传"),
  },
  {
    name: "contract-unsigned",
    title: "Contract not signed",
    about: "The cart has goods; checkout answers 459 until the contract is signed.",
    persona: "unsigned",
  },
  {
    name: "certificates-expiring",
    title: "Certificates expiring",
    about: "One certificate expired three days ago; the others have 2, 15 and 29 days left.",
    persona: "buyer",
    setUp: ({ state, buyer }) => {
      const now = state.clock.now();
      const ending = certificatesOf(state, buyer.id).map((certificate, index) => {
        const days = DAYS_LEFT[index];
        return days === undefined
          ? certificate
          : { ...certificate, expiresAt: formatDate(now + days * DAY_MS) };
      });
      state.certificates.put(buyer.id, ending);
    },
  },
  {
    name: "no-address",
    title: "No address",
    about: "Checkout has no address to choose; one must be added first.",
    persona: "buyer",
    setUp: ({ state, buyer }) => state.addresses.put(buyer.id, []),
  },
  {
    name: "unread-messages",
    title: "300 unread messages",
    about: "The message list has pages; the badge stops at 99.",
    persona: "buyer",
    setUp: ({ state, buyer }) => state.messages.put(buyer.id, manyMessages(300, state.clock.now())),
  },
  {
    name: "credit-overdue",
    title: "Credit overdue",
    about: "Two credit bills are overdue, two more are not due yet.",
    persona: "credit",
  },
  {
    name: "chain",
    title: "Chain of three stores",
    about: "The head office's account: list of stores, orders for branches; one store is not approved yet.",
    persona: "chain",
  },
  {
    name: "account-manager",
    title: "Account manager",
    about:
      "The header shows the account manager; chat is open, WeChat is linked, one certificate is rejected and one under review.",
    persona: "manager",
  },
];
