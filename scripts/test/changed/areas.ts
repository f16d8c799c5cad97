/** Paths from the root that say by a folder's name what they are about: a tag of the contract or a part of the shop. */
const AREAS: readonly RegExp[] = [
  /^mock-server\/(?:domain|seed)\/([^/]+)\//,
  /^api-spec\/(?:paths|components\/schemas|components\/examples|examples)\/([^/]+)\//,
  /^generated\/(?:hooks|zod|fakers)\/([^/]+)\//,
  /^src\/(?:features|routes)\/([^/]+)\//,
  /^src\/app\/(layout)\//,
  /^src\/(shared)\//,
  /^mock-server\/(panel)\//,
  /^api-spec\/(reference)\//,
];

/** The area that a file belongs to; undefined for what serves all of them. */
export const areaOf = (file: string): string | undefined =>
  AREAS.map((pattern) => pattern.exec(file)?.[1]).find((area) => area !== undefined);

/** The tag of the contract that a file of the mock or of the contract is about. */
export const tagOf = (file: string): string | undefined =>
  file.startsWith("src/") ? undefined : areaOf(file);

/** The tag whose handlers a module holds. */
export const handlersOf = (file: string): string | undefined =>
  /^mock-server\/domain\/([^/]+)\/handlers\.ts$/.exec(file)?.[1];

/** Where the rules of all tags come together: whatever imports it depends on each of them, and says nothing of one. */
export const isJunction = (file: string): boolean =>
  /^mock-server\/(?:(?:domain|seed)\/[^/]+\.ts$|(?:panel|scenarios|server)\/)/.test(file);

/** A rule or a seed of one tag of the mock. */
export const isOfMockDomain = (file: string): boolean =>
  /^mock-server\/(?:domain|seed)\//.test(file) && !isJunction(file);

/** Made from the whole contract: which part of it has changed is seen in api-spec. */
export const isOfWholeContract = (file: string): boolean =>
  /^generated\/(?:openapi\.json|operations\.ts|(?:model|hooks|zod|fakers)\/)/.test(file);
