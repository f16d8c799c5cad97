/** The k6 script: what k6 looks for by name. It is bundled by build-script.ts, with the contract's part put in. */
import exec from "k6/execution";
import type { Options } from "k6/options";
import { type Before, lookAround, lookBack } from "./around.ts";
import { visit } from "./buyer.ts";
import { PLAN } from "./calls.ts";
import { conclude, type Metrics } from "./conclusion.ts";
import { LAWS } from "./law-names.ts";
import { ACCOUNTS, BUYERS, ERRORS, GOODS, IS_ALONE, p95Of, RESULT, SECONDS } from "./settings.ts";
import { BY_ACCOUNT, BY_GOODS, visitsBegun, visitsEnded } from "./sums.ts";

const OPERATIONS = Object.keys(PLAN);
const indices = (count: number) => Array.from({ length: count }, (_, index) => index);
/** A threshold that always holds: k6 keeps the values of a tag apart only where one is set. */
const ALWAYS_TRUE = { count: ["count>=0"], value: ["value>-1e15"] };

export const options: Options = {
  scenarios: {
    buyers: {
      executor: "ramping-vus",
      startVUs: Math.max(1, Math.ceil(BUYERS / 10)),
      stages: [
        { duration: `${Math.ceil(SECONDS / 10)}s`, target: BUYERS },
        { duration: `${Math.ceil(SECONDS * 0.9)}s`, target: BUYERS },
      ],
      // Whoever has ordered may pay.
      gracefulRampDown: "2m",
      gracefulStop: "2m",
    },
  },
  setupTimeout: "5m",
  teardownTimeout: "5m",
  // A buyer stays logged in from one visit to the next.
  noCookiesReset: true,
  thresholds: {
    ...Object.fromEntries(
      OPERATIONS.flatMap((id) => [
        [`http_req_duration{operation:${id}}`, [`p(95)<${p95Of(id)}`]],
        [`failed_calls{operation:${id}}`, [`rate<=${ERRORS}`]],
        [`refused_calls{operation:${id}}`, ALWAYS_TRUE.count],
      ]),
    ),
    ...Object.fromEntries(Object.keys(LAWS).map((name) => [`broken_laws{law:${name}}`, ["count==0"]])),
    ...thresholdsByIndex(BY_ACCOUNT, ACCOUNTS.length),
    ...thresholdsByIndex(BY_GOODS, GOODS),
  },
};

function thresholdsByIndex(names: readonly string[], count: number): Record<string, string[]> {
  return Object.fromEntries(
    names.flatMap((name) =>
      indices(count).map((index) => [
        `${name}{of:${index}}`,
        /fell|listed/u.test(name) ? ALWAYS_TRUE.value : ALWAYS_TRUE.count,
      ]),
    ),
  );
}

export const setup = (): Before => lookAround();

// oxlint-disable-next-line import/no-default-export -- k6 runs the default export.
export default function buyer({ members, goods }: Before): void {
  const place = exec.vu.idInTest - 1;
  const accountIndex = place % members.length;
  const goodsIndex = Math.floor(place / members.length) % goods.length;
  const account = members[accountIndex];
  const product = goods[goodsIndex];
  if (!account || !product) return;
  visitsBegun.add(1);
  visit({
    account: { username: account.username, password: account.password },
    accountIndex: String(accountIndex),
    goods: product,
    goodsIndex: String(goodsIndex),
  });
  visitsEnded.add(1);
}

export const teardown = (before: Before): void => lookBack(before);

export function handleSummary({ metrics }: { metrics: Metrics }): Record<string, string> {
  const conclusion = JSON.stringify(
    conclude(metrics, {
      operations: OPERATIONS,
      accounts: ACCOUNTS.length,
      goods: GOODS,
      isAlone: IS_ALONE,
      p95Of,
    }),
  );
  return RESULT === undefined ? { stdout: `${conclusion}\n` } : { [RESULT]: conclusion };
}
