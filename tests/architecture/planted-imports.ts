/** An import of one module by another, in a tree made for the test. */
export interface PlantedImport {
  from: string;
  to: string;
  /** Written as `import type`: a type is a dependency like any other. */
  typeOnly?: boolean;
}

/** Imports that must be reported, each by exactly the named rule. */
export const plantedImports: (PlantedImport & { rule: string })[] = [
  { rule: "no-circular", from: "src/shared/lib/chicken.ts", to: "src/shared/lib/egg.ts" },
  { rule: "not-unresolvable", from: "src/features/cart/lost.ts", to: "src/features/cart/missing.ts" },
  { rule: "nobody-imports-tests", from: "mock-server/server/peek.ts", to: "tests/support/start.ts" },
  { rule: "nobody-imports-tests", from: "src/features/cart/peek.ts", to: "src/features/cart/total.test.ts" },
  { rule: "nobody-imports-tests", from: "src/features/goods/price.test.ts", to: "tests/support/start.ts" },
  { rule: "generated-is-a-leaf", from: "generated/hooks/cart/cart.ts", to: "src/app/query-client.ts" },
  { rule: "generated-is-a-leaf", from: "generated/model/index.faker.ts", to: "mock-server/world/clock.ts" },
  { rule: "kit-is-a-leaf", from: "api-spec/kit/codec/decode.ts", to: "generated/operations.ts" },
  { rule: "kit-is-a-leaf", from: "api-spec/kit/document.ts", to: "api-spec/lint/plugin.ts" },
  { rule: "kit-runs-in-a-browser", from: "api-spec/kit/samples.ts", to: "node:fs" },
  { rule: "reference-is-a-leaf", from: "api-spec/reference/compose.ts", to: "mock-server/world/clock.ts" },
  { rule: "reference-is-a-leaf", from: "api-spec/reference/viewer/app.tsx", to: "src/shared/ui/card.tsx" },
  {
    rule: "viewer-runs-in-a-browser",
    from: "api-spec/reference/viewer/app.tsx",
    to: "api-spec/reference/compose.ts",
  },
  {
    rule: "lint-stands-on-the-kit",
    from: "api-spec/lint/rules/hosts.ts",
    to: "mock-server/contract/router.ts",
  },
  { rule: "page-kit-is-a-leaf", from: "api-spec/page-kit/write.ts", to: "api-spec/reference/compose.ts" },
  {
    rule: "page-kit-is-a-leaf",
    from: "api-spec/page-kit/parts/card.tsx",
    to: "mock-server/panel/page/app.tsx",
  },
  {
    rule: "viewer-runs-in-a-browser",
    from: "api-spec/reference/viewer/app.tsx",
    to: "api-spec/page-kit/write.ts",
  },
  {
    rule: "panel-runs-in-a-browser",
    from: "mock-server/panel/page/app.tsx",
    to: "api-spec/page-kit/write.ts",
  },
  {
    rule: "panel-runs-in-a-browser",
    from: "mock-server/panel/page/app.tsx",
    to: "mock-server/world/clock.ts",
    typeOnly: true,
  },
  {
    rule: "panel-runs-in-a-browser",
    from: "mock-server/panel/page/app.tsx",
    to: "generated/control/client.ts",
  },
  { rule: "panel-knows-no-server", from: "mock-server/panel/compose.ts", to: "mock-server/server/app.ts" },
  {
    rule: "conformance-stands-alone",
    from: "scripts/conformance/probe.ts",
    to: "mock-server/world/clock.ts",
  },
  { rule: "conformance-stands-alone", from: "scripts/conformance/paths.ts", to: "src/shared/paths.ts" },

  { rule: "fakers-in-tests-only", from: "src/features/cart/made-up.ts", to: "mock-server/test-kit/fake.ts" },
  {
    rule: "fakers-in-tests-only",
    from: "mock-server/server/made-up.ts",
    to: "generated/model/index.faker.ts",
  },
  { rule: "shop-knows-no-server", from: "src/features/cart/mocked.ts", to: "mock-server/world/clock.ts" },
  {
    rule: "shop-knows-no-server",
    from: "src/app/typed.ts",
    to: "mock-server/world/clock.ts",
    typeOnly: true,
  },
  { rule: "shop-knows-no-server", from: "src/shared/lib/tool.ts", to: "scripts/conformance/report.ts" },
  { rule: "shop-knows-no-server", from: "src/app/spec.ts", to: "api-spec/read.ts" },
  { rule: "shop-knows-no-server", from: "src/shared/api/limits.ts", to: "api-spec/kit/document.ts" },
  { rule: "http-client-is-a-leaf", from: "src/shared/api/http-client.ts", to: "src/shared/ui/toast.ts" },
  { rule: "http-client-is-a-leaf", from: "src/shared/api/http-client.ts", to: "generated/model/cart.ts" },
  { rule: "shared-lies-below-all", from: "src/shared/ui/card.tsx", to: "src/features/goods/row.tsx" },
  { rule: "shared-lies-below-all", from: "src/shared/lib/go.ts", to: "src/app/router.ts" },
  { rule: "ui-only-presents", from: "src/shared/ui/list.tsx", to: "generated/hooks/goods/goods.ts" },
  { rule: "ui-only-presents", from: "src/shared/lib/send.ts", to: "src/shared/api/errors.ts" },
  { rule: "features-stay-apart", from: "src/features/cart/borrow.ts", to: "src/features/goods/price.ts" },
  { rule: "features-below-routes", from: "src/features/cart/page.ts", to: "src/routes/cart/cart.tsx" },
  { rule: "features-below-routes", from: "src/features/cart/client.ts", to: "src/app/query-client.ts" },
  { rule: "routes-stay-apart", from: "src/routes/cart/pay.tsx", to: "src/routes/order/detail.tsx" },
  { rule: "routes-stay-apart", from: "src/routes/cart/shell.tsx", to: "src/app/router.ts" },

  { rule: "server-knows-no-shop", from: "mock-server/server/shop.ts", to: "src/shared/paths.ts" },
  { rule: "server-knows-no-shop", from: "mock-server/server/hooks.ts", to: "generated/hooks/goods/goods.ts" },
  {
    rule: "answerers-do-not-know-the-server",
    from: "mock-server/proxy/forward.ts",
    to: "mock-server/server/app.ts",
    typeOnly: true,
  },
  {
    rule: "answerers-do-not-know-the-server",
    from: "mock-server/faults/way-out.ts",
    to: "mock-server/server/answerers/fault.ts",
  },
  {
    rule: "answerers-do-not-know-the-server",
    from: "mock-server/server/answerers/replay.ts",
    to: "mock-server/server/log/log.ts",
  },
  // Three folders in a cycle: each of their imports is reported.
  { rule: "no-circles-of-folders", from: "mock-server/input/a.ts", to: "mock-server/http/deep/b.ts" },
  { rule: "no-circles-of-folders", from: "mock-server/http/c.ts", to: "mock-server/recording/d.ts" },
  { rule: "no-circles-of-folders", from: "mock-server/recording/e.ts", to: "mock-server/input/f.ts" },
  {
    rule: "prism-in-contract-only",
    from: "mock-server/server/prism.ts",
    to: "node_modules/@stoplight/prism-http",
  },
  {
    rule: "world-lies-below-domains",
    from: "mock-server/world/cart-clock.ts",
    to: "mock-server/domain/cart/rules/terms.ts",
  },
  {
    rule: "domain-stands-on-world",
    from: "mock-server/domain/user/handlers.ts",
    to: "mock-server/faults/latency.ts",
  },
  {
    rule: "domain-stands-on-world",
    from: "mock-server/domain/user/rules.ts",
    to: "mock-server/server/socket.ts",
  },
  {
    rule: "domain-stands-on-world",
    from: "mock-server/domain/world-state.ts",
    to: "mock-server/pictures/gift.ts",
  },
  {
    rule: "domains-meet-at-their-rules",
    from: "mock-server/domain/order/handlers.ts",
    to: "mock-server/domain/cart/commands/cart-copy.ts",
  },
  {
    rule: "domains-meet-at-their-rules",
    from: "mock-server/domain/cart/present/cart.ts",
    to: "mock-server/domain/goods/handlers.ts",
  },
  {
    rule: "seed-stands-on-domain",
    from: "mock-server/seed/order/late.ts",
    to: "mock-server/server/clock.ts",
  },
];

/** Imports that the layout allows: no rule may report them. */
export const allowedImports: PlantedImport[] = [
  { from: "generated/hooks/order/order.ts", to: "src/shared/api/http-client.ts" },
  { from: "generated/hooks/order/order.ts", to: "generated/model/cart.ts", typeOnly: true },
  { from: "src/shared/api/http-client.ts", to: "generated/operations.ts" },
  { from: "src/shared/api/http-client.ts", to: "src/shared/api/errors.ts" },
  { from: "src/shared/api/http-client.ts", to: "api-spec/kit/codec/encode.ts" },
  { from: "src/shared/api/form.ts", to: "api-spec/kit/codec/encode.ts" },
  { from: "mock-server/server/body.ts", to: "api-spec/kit/codec/encode.ts" },
  { from: "api-spec/reference/viewer/operations.ts", to: "api-spec/kit/operations.ts" },
  { from: "api-spec/lint/rules/hosts.ts", to: "api-spec/kit/document.ts" },
  { from: "api-spec/kit/codec/coerce.ts", to: "api-spec/kit/refs.ts" },
  { from: "api-spec/kit/read-document.ts", to: "node:fs" },
  { from: "scripts/conformance/request.ts", to: "api-spec/kit/codec/encode.ts" },
  { from: "src/app/routes.ts", to: "src/routes/cart/cart.tsx" },
  { from: "src/routes/cart/cart.tsx", to: "src/features/cart/table.tsx" },
  { from: "src/features/cart/table.tsx", to: "generated/hooks/goods/goods.ts" },
  { from: "src/features/cart/price.tsx", to: "src/shared/ui/goods/price.tsx" },
  { from: "mock-server/server/pipeline.ts", to: "mock-server/server/answerers/contract.ts" },
  { from: "mock-server/server/answerers/contract.ts", to: "mock-server/proxy/violation.ts" },
  { from: "mock-server/contract/pipeline.ts", to: "node_modules/@stoplight/prism-http" },
  { from: "mock-server/domain/handlers.ts", to: "mock-server/domain/order/handlers.ts" },
  { from: "mock-server/domain/goods/handlers.ts", to: "mock-server/world/clock.ts" },
  { from: "mock-server/domain/order/handlers.ts", to: "mock-server/domain/cart/rules/priced-cart.ts" },
  { from: "mock-server/domain/order/present.ts", to: "mock-server/domain/goods/present/goods.ts" },
  { from: "mock-server/seed/cart/carts.ts", to: "mock-server/domain/cart/records.ts", typeOnly: true },
  { from: "tests/contract/cart.test.ts", to: "mock-server/server/start.ts" },
  { from: "mock-server/panel/page/main.tsx", to: "node_modules/react" },
  { from: "mock-server/panel/page/world.ts", to: "mock-server/client.ts" },
  { from: "mock-server/panel/page/json.tsx", to: "api-spec/page-kit/parts/json.tsx" },
  { from: "mock-server/panel/compose-page.ts", to: "api-spec/page-kit/make.ts" },
  { from: "api-spec/reference/page.ts", to: "api-spec/page-kit/make.ts" },
];
