import type { IRegularForbiddenRuleType } from "dependency-cruiser";

/** One import rule. `why` is printed with a violation and says what to do instead. */
export interface ImportRule {
  name: string;
  why: string;
  from: IRegularForbiddenRuleType["from"];
  to: IRegularForbiddenRuleType["to"];
}

const KIT = "^api-spec/kit/";
const CODEC = "^api-spec/kit/codec/";
const REFERENCE = "^api-spec/reference/";
const LINT = "^api-spec/lint/";
const HTTP_CLIENT = "^src/shared/api/http-client\\.ts$";
const CONTROL_FETCH = "^mock-server/control-fetch\\.ts$";
const FAKERS = "^(mock-server/test-kit/fake|generated/model/index\\.faker)\\.ts$";
const ICONS = "^generated/icons/";
const OURS = "^(api-spec|generated|mock-server|scripts|src|tests)/";
const PAGE_KIT = "^api-spec/page-kit/";
const BACKEND =
  "^mock-server/(contract|control-api|desk|domain|faults|http|language|panel|pictures|scenarios|seed|server|world)/";
const FILES = "^mock-server/project-files\\.ts$";
const PAGE_PARTS = "^api-spec/page-kit/parts/";
const INPUT_METHOD = "^api-spec/page-kit/parts/input-method\\.ts$";

/** Rules for the whole tree. */
const everywhere: ImportRule[] = [
  {
    name: "no-circular",
    why: "Two modules that need each other are one module, or hide a third that both need.",
    // The generated model is recursive like the contract (a category contains categories).
    from: { pathNot: "^generated/" },
    to: { circular: true },
  },
  {
    name: "not-unresolvable",
    why: "The file or package does not exist. Local imports carry their extension: ./price.ts",
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: "nobody-imports-tests",
    why: "What a test and the source both need belongs in the source.",
    from: { pathNot: "^tests/" },
    to: { path: "^tests/|\\.(test|spec)\\.tsx?$" },
  },
  {
    name: "generated-is-a-leaf",
    why: "Generated code rests on the two functions that it fetches by, so it can be replaced at any time.",
    from: { path: "^generated/" },
    to: { path: OURS, pathNot: ["^generated/", HTTP_CLIENT, CONTROL_FETCH] },
  },
  {
    name: "kit-is-a-leaf",
    why: "Whoever reads the contract reads it with the kit; it must not know any of them.",
    from: { path: KIT },
    to: { path: OURS, pathNot: KIT },
  },
  {
    name: "kit-runs-in-a-browser",
    why: "The reference page reads the contract in a browser with it: only read-document.ts and bundle-text.ts read files.",
    from: { path: KIT, pathNot: ["^api-spec/kit/(read-document|bundle-text)\\.ts$", "\\.test\\.ts$"] },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "reference-is-a-leaf",
    why: "The reference page is read off the contract with the kit alone; the mock and a command serve it.",
    from: { path: REFERENCE },
    to: { path: OURS, pathNot: [REFERENCE, KIT, PAGE_KIT] },
  },
  {
    name: "lint-stands-on-the-kit",
    why: "The contract's lint rules read the contract with the kit alone; generation and tests run them.",
    from: { path: LINT },
    to: { path: OURS, pathNot: [LINT, KIT] },
  },
  {
    name: "page-kit-is-a-leaf",
    why: "The reference page and the mock's panel are made with it; it must know neither. It shares the shop's scales and colors.",
    from: { path: PAGE_KIT },
    to: { path: OURS, pathNot: [PAGE_KIT, ICONS, "^src/app/theme/(scales|tokens)\\.ts$"] },
  },
  {
    name: "viewer-runs-in-a-browser",
    why: "What the page's viewer imports is bundled for a browser; Node's part is beside it.",
    from: { path: "^api-spec/reference/viewer/" },
    to: { path: "^api-spec/(reference|page-kit)/[^/]+\\.ts$" },
  },
  {
    name: "conformance-stands-alone",
    why: "The command judges other people's servers; it shares with the rest only the contract and the kit.",
    from: { path: "^scripts/(conformance|api-client)/" },
    to: { path: "^(src|mock-server)/" },
  },
];

/** Rules of the web app, src/. */
const web: ImportRule[] = [
  {
    name: "shop-knows-no-server",
    why: "The shop knows the contract through generated/ only (and the form codec and the keys of input methods).",
    from: { path: "^src/" },
    to: { path: "^(mock-server|scripts|api-spec)/", pathNot: [CODEC, FAKERS, INPUT_METHOD] },
  },
  {
    name: "fakers-in-tests-only",
    why: "Made-up values are for unit tests, and for what a handler leaves out; nothing else is built on them.",
    from: {
      path: "^(src|mock-server|scripts)/",
      pathNot: [
        "\\.test\\.ts$",
        "-for-test\\.ts$",
        "^mock-server/test-kit/fake\\.ts$",
        "^mock-server/contract/fakers\\.ts$",
      ],
    },
    to: { path: FAKERS },
  },
  {
    name: "http-client-is-a-leaf",
    why: "The http client knows no React, no toast and no hook: only its neighbors, the operation list and the form codec.",
    from: { path: HTTP_CLIENT },
    to: { path: "^(src|generated)/", pathNot: ["^src/shared/api/", "^generated/operations\\.ts$"] },
  },
  {
    name: "shared-lies-below-all",
    why: "src/shared serves every layer above it and depends on none of them.",
    from: { path: "^src/shared/", pathNot: HTTP_CLIENT },
    to: { path: "^src/(app|routes|features|entities)/" },
  },
  {
    name: "entities-below-features",
    why: "What the shop knows of a thing serves every feature alike: it depends on src/shared only.",
    from: { path: "^src/entities/" },
    to: { path: "^src/(app|routes|features)/" },
  },
  {
    name: "theme-is-compiled",
    why: "The theme reaches pages as generated/theme: variables, and classes for the buttons and fields of shared/ui.",
    from: { path: "^src/", pathNot: "^src/app/theme/" },
    to: { path: "(^|/)node_modules/(@chakra-ui|@emotion)/|^src/app/theme/" },
  },
  {
    name: "overlays-in-one-place",
    why: "Every overlay follows the same rules: what opens one uses Modal, Dialog or PopoverButton.",
    from: { path: "^src/", pathNot: "^src/shared/ui/overlay/" },
    to: { path: "(^|/)node_modules/(@ark-ui|@zag-js)/" },
  },
  {
    name: "ui-only-presents",
    why: "A shared component takes values by props; the feature that uses it fetches them. Limits, enums, facts, theme and icons are constants, and money is a type of number.",
    from: { path: "^src/shared/(ui|lib)/" },
    to: {
      path: "^(generated/|src/shared/api/)",
      pathNot: "^generated/((limits|enums|company|terms|model/money)\\.ts$|theme/|icons/)",
    },
  },
  {
    name: "features-stay-apart",
    why: "Compose two features in a route, or move the common part to src/entities or src/shared.",
    from: { path: "^src/features/([^/]+)/" },
    to: { path: "^src/features/", pathNot: "^src/features/$1/" },
  },
  {
    name: "features-below-routes",
    why: "A feature does not know the page it is on.",
    from: { path: "^src/features/" },
    to: { path: "^src/(app|routes)/" },
  },
  {
    name: "routes-stay-apart",
    why: "Pages of two areas meet in a feature or in src/shared/paths.ts, and know no app shell.",
    from: { path: "^src/routes/([^/]+)/" },
    // Helpers for the route tables of all areas are beside the areas.
    to: { path: "^src/(app|routes/[^/]+)/", pathNot: "^src/routes/$1/" },
  },
];

/** Rules of the mock server, mock-server/. */
const mock: ImportRule[] = [
  {
    name: "server-knows-no-shop",
    why: "The mock must serve any client, not only ours.",
    from: { path: "^mock-server/" },
    to: { path: "^(src|scripts|generated/hooks)/" },
  },
  {
    name: "panel-runs-in-a-browser",
    why: "The panel's page is bundled for a browser and sees the mock through its typed client alone.",
    from: { path: "^mock-server/panel/page/", pathNot: "\\.test\\.ts$" },
    to: {
      path: OURS,
      pathNot: [
        "^mock-server/panel/page/",
        "^mock-server/client\\.ts$",
        "^generated/control/(model/|limits\\.ts$)",
        ICONS,
        PAGE_PARTS,
      ],
    },
  },
  {
    name: "panel-knows-no-server",
    why: "The server hands the panel what it needs; the panel's page is made of that alone.",
    from: { path: "^mock-server/panel/[^/]+\\.ts$" },
    to: { path: OURS, pathNot: ["^mock-server/(panel|contract)/", FILES, PAGE_KIT] },
  },
  {
    name: "desk-runs-in-a-browser",
    why: "The page of the chat frame is bundled for a browser; of the mock it knows what the two tell each other.",
    from: { path: "^mock-server/desk/page/", pathNot: "\\.test\\.ts$" },
    to: {
      path: OURS,
      pathNot: ["^mock-server/desk/page/", "^mock-server/domain/chat/protocol\\.ts$", ICONS, INPUT_METHOD],
    },
  },
  {
    name: "backend-runs-anywhere",
    why: "The backend also runs in a browser: project-files.ts alone reads files, sockets and processes belong to mock-server/node.",
    from: { path: `${BACKEND}|^mock-server/(fetch|browser)/`, pathNot: "(\\.|-for-)test\\.ts$" },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "backend-knows-no-door",
    why: "A door hands requests to the backend; the backend must not know which doors there are.",
    from: { path: BACKEND },
    to: { path: "^mock-server/(node|fetch|browser|watch|test-kit)/" },
  },
  {
    name: "responders-do-not-know-the-server",
    why: "An answerer takes a call and what it needs of the running server as parameters, so that it can be read alone.",
    from: { path: "^mock-server/(faults|proxy|recording|server/responders)/" },
    to: { path: "^mock-server/server/", pathNot: "^mock-server/$1/" },
  },
  {
    name: "prism-in-contract-only",
    why: "Prism is an implementation detail of mock-server/contract.",
    from: { path: "^(src|mock-server)/", pathNot: "^mock-server/contract/" },
    to: { path: "(^|/)node_modules/@stoplight/" },
  },
  {
    name: "world-lies-below-domains",
    why: "A world is clock, tables, journal and sessions; it knows nothing of what is kept in them.",
    from: { path: "^mock-server/world/" },
    to: { path: OURS, pathNot: ["^mock-server/(world|language)/", "^generated/"] },
  },
  {
    name: "domain-stands-on-world",
    why: "A domain is rules over state: it knows no request, no fault and no seed. What it reads of the seed is in state.seed.",
    from: { path: "^mock-server/domain/", pathNot: "\\.test\\.ts$" },
    to: { path: "^mock-server/", pathNot: ["^mock-server/(domain|world)/", FILES] },
  },
  {
    name: "domains-meet-at-their-rules",
    why: "Of another tag, import its records, its rules or what presents it on the wire; commands and handlers are its own.",
    from: { path: "^mock-server/domain/([^/]+)/", pathNot: ["\\.test\\.ts$", "-for-test\\.ts$"] },
    to: {
      path: "^mock-server/domain/[^/]+/",
      pathNot: [
        "^mock-server/domain/($1|common)/",
        "^mock-server/domain/[^/]+/(records|rules|present)(\\.ts$|/)",
      ],
    },
  },
  {
    name: "seed-stands-on-domain",
    why: "The seed is built from its number alone with the records and rules of the domains, so that it is the same in every world.",
    from: { path: "^mock-server/seed/", pathNot: "\\.test\\.ts$" },
    to: { path: "^mock-server/", pathNot: ["^mock-server/(seed|domain|world)/", FILES] },
  },
];

/** Every import rule of the project, for the check and for its own test. */
export const importRules: ImportRule[] = [...everywhere, ...web, ...mock];

/**
 * The cruiser's own folder rules miss a cycle through a subfolder. Tests do not count: they may import from layers
 * above them.
 */
export const folderRule = {
  name: "no-circles-of-folders",
  why: "Folders that need each other cannot be read one after the other: move what both need below them.",
  /** Those of the mock and of the commands, and those within a command. */
  folders: [
    /^(?:mock-server|scripts)\/[^/]+\/(?!.*\.test\.ts$)/,
    /^scripts\/[^/]+\/[^/]+\/(?!.*\.test\.ts$)/,
  ],
};
