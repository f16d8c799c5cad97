import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../support/run-command.ts";

/** Modules by their path in `folder`. Throws if one is not there: what was moved would leave its chunk unnoticed. */
function filesOf(folder: string, ...paths: readonly string[]): string[] {
  const files = paths.map((path) => `${folder}/${path}`);
  const gone = files.filter((file) => !existsSync(join(ROOT, file)));
  if (gone.length > 0) throw new Error(`no such module: ${gone.join(", ")} (scripts/web/chunk-groups.ts)`);
  return files;
}

const icons = (...names: readonly string[]) =>
  filesOf("generated/icons", ...names.map((name) => `${name}.ts`));

/** Modules of split-operations.ts. */
const hooks = (...operations: readonly string[]) => operations.map((operation) => `.ts?part=${operation}`);

/** A test for modules whose path ends so. */
const among =
  (...ends: readonly string[][]) =>
  (id: string) =>
    ends.flat().some((end) => id.endsWith(end));

/** Needed by every page and changed only by upgrades: a separate chunk that stays in the browser's cache. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query))\//;

/** On nearly every page, and too small to be worth a request each. */
const SMALL_PARTS = [
  icons("gift", "qr-code", "refresh-cw", "chevron-right", "file-text", "receipt-text", "truck", "map-pin"),
  icons("hand-coins", "wifi-off", "circle-exclamation-point"),
  filesOf("generated", "limits.ts", "query-keys.ts"),
  filesOf("src/shared/api", "run-mutation.ts"),
  filesOf("src/shared/lib", "parse-id.ts", "format-count.ts", "use-in-slices.ts", "use-server-now.ts"),
  filesOf("src/shared/lib", "use-go.ts", "plain-click.ts", "use-is-handheld.ts"),
  filesOf("src/shared/ui", "state/skeleton.tsx", "state/retry-line.tsx", "text/steady-link.tsx"),
  filesOf("src/shared/ui", "state/loaded.tsx", "state/load-error.tsx"),
  filesOf("src/features/goods/card", "goods-grid-skeleton.tsx"),
];

// The home page needs all of these for a buyer, other pages need some: one chunk per module would be larger in total
// than a single chunk.
const DESK = [
  hooks("listCreditBills", "getCredit", "listCertificates", "listOrders", "getMessageCounts"),
  hooks("listNews", "listFastBuy", "listPosters", "listHotGoods"),
  filesOf("generated/model", "creditBillType.ts", "newsType.ts"),
];
const TOOLS = [
  icons("heart", "mail"),
  filesOf("src/app/layout", "go-up.ts", "top-right-ad/lazy-top-right-ad.ts"),
  filesOf("src/features", "message/hooks/use-unread-count.ts", "chat/lib/chat-subject.ts"),
];
const OFFERS = [
  filesOf("src/shared", "ui/progress/period-countdown.tsx", "ui/progress/meter.tsx"),
  filesOf("src/shared/lib", "period.ts", "use-phase.ts"),
];
const CATEGORIES = /src\/features\/home\/(hooks|components)\/(use-)?category-/;

// Product cards are on most pages: with their dozens of small modules in one chunk, each of those pages is about 5 KB
// smaller. Parts that pages without cards use too have chunks of their own: those that show goods, and those needed to
// buy them.
const GOODS_CARDS = filesOf("src/features/goods/card", "goods-card.tsx", "buy-form.tsx");
// Facts that only lists show of goods.
const GOODS_FACTS = filesOf("src/features/goods/card", "detailed-card.tsx");
const GOODS_PARTS = [
  icons("plus", "minus", "star"),
  filesOf("src/shared/ui/goods", "price.tsx", "goods-image.tsx", "goods-tags.tsx", "mark.tsx"),
  filesOf("src/entities/goods", "ladder.ts", "free-shipping.ts", "goods-marks.ts"),
];
const GOODS_BUYING = [
  filesOf("src/shared", "ui/field/quantity-stepper.tsx", "lib/money-math.ts", "lib/correct-quantity.ts"),
  filesOf("src/entities/goods", "star-button.tsx", "price.ts", "stock.ts", "offer.ts", "for-sale.ts"),
  filesOf("src/entities/goods", "quantity-rules.ts", "expiry.ts"),
];

/**
 * The chunks that are not left to the bundler, which makes one for each set of pages that share modules: dozens of a
 * few hundred bytes each, which compress badly alone. A group takes along what its modules import, unless a group of
 * higher priority has it.
 */
export const chunkGroups = [
  { name: "framework", test: FRAMEWORK, priority: 4 },
  // Everything that index.html loads, in one file: it compresses better, and preload lists need not repeat it. No other
  // group may take of it: its styles come first, which those of the pages build on.
  { name: "shell", tags: ["$initial" as const], priority: 3 },
  { name: "small-parts", test: among(...SMALL_PARTS), priority: 2 },
  { name: "desk", test: among(...DESK) },
  { name: "tools", test: among(...TOOLS) },
  { name: "offers", test: among(...OFFERS) },
  { name: "categories", test: CATEGORIES },
  { name: "goods-parts", test: among(...GOODS_PARTS) },
  { name: "goods-buying", test: among(...GOODS_BUYING) },
  { name: "goods-cards", test: among(GOODS_CARDS) },
  { name: "goods-facts", test: among(GOODS_FACTS) },
];
