import { operations } from "#generated/operations.ts";
import { handlersOf, isJunction, isOfMockDomain, isOfWholeContract, tagOf } from "./areas.ts";
import { type ImportGraph, findDependents } from "./import-graph.ts";

/** Tests of every operation or schema, run for any change of the contract. */
export const OF_WHOLE_CONTRACT = [
  "tests/architecture/contract-lint.test.ts",
  "tests/architecture/strict-schemas.test.ts",
  "tests/contract/coverage.test.ts",
  "tests/contract/every-operation.test.ts",
  "tests/contract/example-responses.test.ts",
  "tests/contract/schemas-agree.test.ts",
];

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** These start many Node processes to judge a server: run only for the command and the contract files it reads. */
const isOfCommand = (file: string) => file.startsWith("tests/conformance/");
const concernsCommand = (file: string) =>
  /^(?:api-spec|generated|scripts\/conformance|scripts\/load|scripts\/support|tests\/conformance)\//.test(
    file,
  );
const isContractTest = (file: string) => /^tests\/contract\/.*\.test\.ts$/.test(file);

/** Tests call by operationId or by path; of a path, the part before its parameters is matched. */
function callsOf(tags: ReadonlySet<string>): RegExp[] {
  const ofTags = Object.entries(operations).filter(([, { tag }]) => tags.has(tag));
  return ofTags.flatMap(([id, { path }]) => [
    new RegExp(`\\b${id}\\b`),
    new RegExp(`${path.replace(/\{.*/, "")}(?![\\w/])`),
  ]);
}

/** HTTP tests named after one of the tags, or calling one of its operations. */
function testsOfTags({ texts }: ImportGraph, tags: ReadonlySet<string>): string[] {
  if (tags.size === 0) return [];
  const calls = callsOf(tags);
  const isNamed = (file: string) => [...tags].some((tag) => file.startsWith(`tests/contract/${tag}`));
  return [...texts]
    .filter(
      ([file, text]) => isContractTest(file) && (isNamed(file) || calls.some((call) => call.test(text))),
    )
    .map(([file]) => file);
}

/**
 * The test files that the changed files can have broken: those that import them and, for a rule of the mock or a part
 * of the contract, those that call its operations. By imports alone, every test with a mock would depend on every rule.
 * `left` lists those that do not fit into the time.
 */
export function pickTests(
  graph: ImportGraph,
  changed: readonly string[],
): { files: string[]; left: string[] } {
  const sources = changed.filter((file) => !isOfWholeContract(file));
  const reached = [
    ...findDependents(graph, sources.filter(isOfMockDomain), isJunction),
    ...findDependents(
      graph,
      sources.filter((file) => !isOfMockDomain(file)),
    ),
  ];
  const tags = new Set(
    [...reached.map(handlersOf), ...changed.filter((file) => !isTest(file)).map(tagOf)].filter(
      (tag) => tag !== undefined,
    ),
  );
  const isContractChanged = changed.some((file) => /^api-spec\/.*\.yaml$/.test(file));
  const all = new Set([
    ...reached.filter(isTest),
    ...testsOfTags(graph, tags),
    ...(isContractChanged ? OF_WHOLE_CONTRACT : []),
  ]);
  const present = [...all].filter((file) => graph.texts.has(file)).toSorted();
  const isLeft = (file: string) => isOfCommand(file) && !changed.some(concernsCommand);
  return { files: present.filter((file) => !isLeft(file)), left: present.filter(isLeft) };
}
