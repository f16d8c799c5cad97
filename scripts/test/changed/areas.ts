/** Patterns of paths whose folder names an area: a tag of the contract or a part of the shop. */
const AREAS: readonly RegExp[] = [
  /^mock-server\/(?:domain|seed)\/([^/]+)\//,
  /^api-spec\/(?:paths|components\/schemas)\/([^/]+)\//,
  /^generated\/(?:hooks|zod|fakers)\/([^/]+)\//,
  /^src\/(?:entities|features|routes)\/([^/]+)\//,
  /^src\/app\/(layout)\//,
  /^src\/(shared)\//,
  /^mock-server\/(panel)\//,
  /^api-spec\/(reference)\//,
];

/** The area of a file; undefined if it serves all areas. */
export const areaOf = (file: string): string | undefined =>
  AREAS.map((pattern) => pattern.exec(file)?.[1]).find((area) => area !== undefined);

/** The contract tag of a file of the mock or of the contract. */
export const tagOf = (file: string): string | undefined =>
  file.startsWith("src/") ? undefined : areaOf(file);

/** The tag whose handlers a module contains. */
export const handlersOf = (file: string): string | undefined =>
  /^mock-server\/domain\/([^/]+)\/handlers\.ts$/.exec(file)?.[1];

/** Modules that combine the rules of all tags: their importers depend on every tag, not on a particular one. */
export const isJunction = (file: string): boolean =>
  /^mock-server\/(?:(?:domain|seed)\/[^/]+\.ts$|(?:panel|scenarios|server)\/)/.test(file);

/** A rule or a seed of one tag of the mock. */
export const isOfMockDomain = (file: string): boolean =>
  /^mock-server\/(?:domain|seed)\//.test(file) && !isJunction(file);

/** Generated from the whole contract: the changed part is visible in api-spec. */
export const isOfWholeContract = (file: string): boolean =>
  /^generated\/(?:openapi\.json|operations\.ts|(?:model|hooks|zod|fakers)\/)/.test(file);
