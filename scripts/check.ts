/**
 * `npm run check -- NAME`: the checks that need another program, a browser or much time, and are no part of `npm test`.
 */
import { runSubcommand } from "./support/subcommands.ts";

/** `tests/` may import `scripts/`, not the other way round. */
const runTests = (path: string) => () => import(new URL(`../tests/${path}`, import.meta.url).href);

await runSubcommand("check", {
  balancer: {
    about: "nginx sends each of 1,000 worlds to the same one of three mocks",
    run: () => import("./check-balancer/index.ts"),
  },
  browsers: {
    about: "a walk to a placed order in Chromium 109, Firefox, WebKit and today's Chromium, with pictures",
    run: () => import("./check-browsers/index.ts"),
  },
  "conformance-backend": {
    about: "the conformance command raises no false alarm on a backend that grows step by step",
    run: runTests("conformance/backend/index.ts"),
  },
  "conformance-mutants": {
    about: "the conformance command finds each planted fault",
    run: runTests("conformance/mutants/index.ts"),
  },
  deploy: {
    about: "nginx and Caddy serve the shop as its own server does; --write writes their files",
    run: () => import("./check-deploy/index.ts"),
  },
  generators: {
    about: "other teams' code generators read the contract, and their clients buy on the mock",
    run: () => import("./check-generators/index.ts"),
  },
  licences: {
    about: "the licence of each package that is needed to run; fails if one states none",
    run: () => import("./licences/index.ts"),
  },
  mutants: {
    about: "the tests notice small faults planted in the rules of the shop and of the mock",
    run: () => import("./mutants/index.ts"),
  },
  recipes: {
    about: "the recipes for tests of other stacks (docs/recipes.md) run as they stand, with the packed mock",
    run: () => import("./check-recipes/index.ts"),
  },
  peers: {
    about: "Prism, MSW, Mockoon and WireMock beside this mock; --write writes docs/comparison.md",
    run: () => import("./check-peers/index.ts"),
  },
});
