/** An import of one module by another, in a tree made for the test. */
export interface PlantedImport {
  from: string;
  to: string;
  /** Written as `import type`: a type is a dependency like any other. */
  typeOnly?: boolean;
}

/** By the name of a rule: imports that exactly this rule must report. */
export const plantedImports: Readonly<Record<string, readonly PlantedImport[]>> = {
  "no-circular": [{ from: "src/shared/lib/chicken.ts", to: "src/shared/lib/egg.ts" }],
  "not-unresolvable": [{ from: "src/features/cart/lost.ts", to: "src/features/cart/missing.ts" }],
  "theme-is-compiled": [
    { from: "src/features/cart/look.tsx", to: "node_modules/@chakra-ui/react" },
    { from: "src/app/start.tsx", to: "src/app/theme/system.ts" },
  ],
  "overlays-in-one-place": [
    { from: "src/features/cart/menu.tsx", to: "node_modules/@ark-ui/react" },
    { from: "src/shared/ui/field/choice.tsx", to: "node_modules/@zag-js/select" },
  ],
  "nobody-imports-tests": [
    { from: "mock-server/server/peek.ts", to: "tests/support/start.ts" },
    { from: "src/features/cart/peek.ts", to: "src/features/cart/total.test.ts" },
    { from: "src/features/goods/price.test.ts", to: "tests/support/start.ts" },
  ],
  "generated-is-a-leaf": [
    { from: "generated/hooks/cart/cart.ts", to: "src/app/query-client.ts" },
    { from: "generated/model/index.faker.ts", to: "mock-server/world/clock.ts" },
  ],
  "kit-is-a-leaf": [
    { from: "api-spec/kit/codec/decode.ts", to: "generated/operations.ts" },
    { from: "api-spec/kit/document.ts", to: "api-spec/lint/plugin.ts" },
  ],
  "kit-runs-in-a-browser": [{ from: "api-spec/kit/samples.ts", to: "node:fs" }],
  "reference-is-a-leaf": [
    { from: "api-spec/reference/compose.ts", to: "mock-server/world/clock.ts" },
    { from: "api-spec/reference/viewer/app.tsx", to: "src/shared/ui/card.tsx" },
  ],
  "viewer-runs-in-a-browser": [
    { from: "api-spec/reference/viewer/app.tsx", to: "api-spec/reference/compose.ts" },
    { from: "api-spec/reference/viewer/app.tsx", to: "api-spec/page-kit/write.ts" },
  ],
  "lint-stands-on-the-kit": [{ from: "api-spec/lint/rules/hosts.ts", to: "mock-server/contract/router.ts" }],
  "page-kit-is-a-leaf": [
    { from: "api-spec/page-kit/write.ts", to: "api-spec/reference/compose.ts" },
    { from: "api-spec/page-kit/parts/card.tsx", to: "mock-server/panel/page/app.tsx" },
    { from: "api-spec/page-kit/parts/theme.ts", to: "src/app/theme/system.ts" },
  ],
  "panel-runs-in-a-browser": [
    { from: "mock-server/panel/page/app.tsx", to: "api-spec/page-kit/write.ts" },
    { from: "mock-server/panel/page/app.tsx", to: "mock-server/world/clock.ts", typeOnly: true },
    { from: "mock-server/panel/page/app.tsx", to: "generated/control/client.ts" },
  ],
  "desk-runs-in-a-browser": [
    { from: "mock-server/desk/page/chat.tsx", to: "mock-server/domain/chat/records.ts", typeOnly: true },
  ],
  "panel-knows-no-server": [{ from: "mock-server/panel/compose.ts", to: "mock-server/server/app.ts" }],
  "conformance-stands-alone": [
    { from: "scripts/conformance/probe.ts", to: "mock-server/world/clock.ts" },
    { from: "scripts/conformance/paths.ts", to: "src/shared/paths.ts" },
    { from: "scripts/api-client/http/send.ts", to: "mock-server/world/clock.ts" },
  ],

  "fakers-in-tests-only": [
    { from: "src/features/cart/made-up.ts", to: "mock-server/test-kit/fake.ts" },
    { from: "mock-server/server/made-up.ts", to: "generated/model/index.faker.ts" },
  ],
  "shop-knows-no-server": [
    { from: "src/features/cart/mocked.ts", to: "mock-server/world/clock.ts" },
    { from: "src/app/typed.ts", to: "mock-server/world/clock.ts", typeOnly: true },
    { from: "src/shared/lib/tool.ts", to: "scripts/conformance/report.ts" },
    { from: "src/app/spec.ts", to: "api-spec/read.ts" },
    { from: "src/shared/api/limits.ts", to: "api-spec/kit/document.ts" },
  ],
  "http-client-is-a-leaf": [
    { from: "src/shared/api/http-client.ts", to: "src/shared/ui/toast.ts" },
    { from: "src/shared/api/http-client.ts", to: "generated/model/cart.ts" },
  ],
  "shared-lies-below-all": [
    { from: "src/shared/ui/card.tsx", to: "src/features/goods/row.tsx" },
    { from: "src/shared/lib/go.ts", to: "src/app/router.ts" },
    { from: "src/shared/ui/stock.tsx", to: "src/entities/goods/stock.ts" },
  ],
  "entities-below-features": [
    { from: "src/entities/goods/row.tsx", to: "src/features/cart/lines.tsx" },
    { from: "src/entities/goods/star.tsx", to: "src/routes/cart/cart.tsx" },
    { from: "src/entities/goods/reload.ts", to: "src/app/query-client.ts", typeOnly: true },
  ],
  "ui-only-presents": [
    { from: "src/shared/ui/list.tsx", to: "generated/hooks/goods/goods.ts" },
    { from: "src/shared/lib/send.ts", to: "src/shared/api/errors.ts" },
  ],
  "features-stay-apart": [{ from: "src/features/cart/borrow.ts", to: "src/features/goods/price.ts" }],
  "features-below-routes": [
    { from: "src/features/cart/page.ts", to: "src/routes/cart/cart.tsx" },
    { from: "src/features/cart/client.ts", to: "src/app/query-client.ts" },
  ],
  "routes-stay-apart": [
    { from: "src/routes/cart/pay.tsx", to: "src/routes/order/detail.tsx" },
    { from: "src/routes/cart/shell.tsx", to: "src/app/router.ts" },
  ],

  "server-knows-no-shop": [
    { from: "mock-server/server/shop.ts", to: "src/shared/paths.ts" },
    { from: "mock-server/server/hooks.ts", to: "generated/hooks/goods/goods.ts" },
  ],
  "backend-runs-anywhere": [
    { from: "mock-server/world/files.ts", to: "node:fs" },
    { from: "mock-server/fetch/socket.ts", to: "node:net" },
  ],
  "backend-knows-no-door": [{ from: "mock-server/server/listen.ts", to: "mock-server/node/socket.ts" }],
  "responders-do-not-know-the-server": [
    { from: "mock-server/proxy/forward.ts", to: "mock-server/server/app.ts", typeOnly: true },
    { from: "mock-server/faults/way-out.ts", to: "mock-server/server/responders/fault.ts" },
    { from: "mock-server/server/responders/desk.ts", to: "mock-server/server/log/log.ts" },
  ],
  // Three folders in a cycle: each of their imports is reported.
  "no-circles-of-folders": [
    { from: "mock-server/input/a.ts", to: "mock-server/http/deep/b.ts" },
    { from: "mock-server/http/c.ts", to: "mock-server/recording/d.ts" },
    { from: "mock-server/recording/e.ts", to: "mock-server/input/f.ts" },
    { from: "scripts/traffic/a.ts", to: "scripts/bench/b.ts" },
    { from: "scripts/bench/c.ts", to: "scripts/traffic/d.ts" },
    { from: "scripts/conformance/run/a.ts", to: "scripts/conformance/flows/races/b.ts" },
    { from: "scripts/conformance/flows/c.ts", to: "scripts/conformance/run/d.ts" },
  ],
  "prism-in-contract-only": [
    { from: "mock-server/server/prism.ts", to: "node_modules/@stoplight/prism-core" },
  ],
  "world-lies-below-domains": [
    { from: "mock-server/world/cart-clock.ts", to: "mock-server/domain/cart/rules/terms.ts" },
  ],
  "domain-stands-on-world": [
    { from: "mock-server/domain/user/handlers.ts", to: "mock-server/faults/latency.ts" },
    { from: "mock-server/domain/user/rules.ts", to: "mock-server/server/socket.ts" },
    { from: "mock-server/domain/world-state.ts", to: "mock-server/pictures/gift.ts" },
  ],
  "domains-meet-at-their-rules": [
    { from: "mock-server/domain/order/handlers.ts", to: "mock-server/domain/cart/commands/cart-copy.ts" },
    { from: "mock-server/domain/cart/present/cart.ts", to: "mock-server/domain/goods/handlers.ts" },
  ],
  "seed-stands-on-domain": [{ from: "mock-server/seed/order/late.ts", to: "mock-server/server/clock.ts" }],
};

/** Imports that the layout allows: no rule may report them. */
export const allowedImports: PlantedImport[] = [
  { from: "src/app/theme/system.ts", to: "node_modules/@chakra-ui/react" },
  { from: "src/shared/ui/overlay/dialog.tsx", to: "node_modules/@ark-ui/react" },
  { from: "src/shared/ui/button/button.tsx", to: "generated/theme/recipes.ts", typeOnly: true },
  { from: "src/shared/ui/picture/code.tsx", to: "generated/enums.ts" },
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
  { from: "src/features/cart/stock.tsx", to: "src/entities/goods/stock.ts" },
  { from: "src/routes/goods/star.tsx", to: "src/entities/goods/star.tsx" },
  { from: "src/entities/goods/mark.tsx", to: "src/shared/ui/goods/price.tsx" },
  { from: "src/entities/goods/add.ts", to: "generated/hooks/cart/cart.ts" },
  { from: "mock-server/server/pipeline.ts", to: "mock-server/server/responders/contract.ts" },
  { from: "mock-server/server/responders/contract.ts", to: "mock-server/proxy/violation.ts" },
  { from: "mock-server/contract/pipeline.ts", to: "node_modules/@stoplight/prism-core" },
  { from: "mock-server/domain/handlers.ts", to: "mock-server/domain/order/handlers.ts" },
  { from: "mock-server/domain/goods/handlers.ts", to: "mock-server/world/clock.ts" },
  { from: "mock-server/domain/order/handlers.ts", to: "mock-server/domain/cart/rules/priced-cart.ts" },
  { from: "mock-server/domain/order/present.ts", to: "mock-server/domain/goods/present/goods.ts" },
  { from: "mock-server/seed/cart/carts.ts", to: "mock-server/domain/cart/records.ts", typeOnly: true },
  { from: "tests/contract/cart.test.ts", to: "mock-server/node/start.ts" },
  { from: "mock-server/panel/page/main.tsx", to: "node_modules/react" },
  { from: "mock-server/panel/page/world.ts", to: "mock-server/client.ts" },
  { from: "mock-server/panel/page/bar.tsx", to: "generated/icons/gift.ts" },
  { from: "mock-server/desk/page/bar.tsx", to: "generated/icons/gift.ts" },
  { from: "src/shared/ui/bar.tsx", to: "generated/icons/gift.ts" },
  {
    from: "mock-server/desk/page/chat.tsx",
    to: "mock-server/domain/chat/protocol.ts",
    typeOnly: true,
  },
  { from: "mock-server/panel/page/json.tsx", to: "api-spec/page-kit/parts/json.tsx" },
  { from: "mock-server/panel/compose-page.ts", to: "api-spec/page-kit/make.ts" },
  { from: "api-spec/reference/page.ts", to: "api-spec/page-kit/make.ts" },
  { from: "api-spec/page-kit/parts/theme.ts", to: "src/app/theme/tokens.ts" },
];
