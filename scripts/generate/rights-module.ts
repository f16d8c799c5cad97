import type { ContractDocument } from "#api-spec/kit/document.ts";
import { factsOf, walkOperations } from "#api-spec/kit/operation-walk.ts";

const HEADER = `// Generated from generated/openapi.json. Do not edit: run \`npm run generate\`.

import type { TeamRight } from "./model/teamRight.ts";
import type { OperationId } from "./operations.ts";

`;

/** Writes `rights.ts`: the right that each operation needs of a person who is not the owner (`x-right`). */
export function writeRightsModule(document: ContractDocument): string {
  const entries = walkOperations(document).flatMap((placed) => {
    const right = placed.operation["x-right"];
    return right === undefined ? [] : [`  ${factsOf(document, placed).id}: ${JSON.stringify(right)},\n`];
  });
  return `${HEADER}/** The right that an operation needs; those that are not named need none. */
export const RIGHT_OF: Readonly<Partial<Record<OperationId, TeamRight | "owner">>> = {
${entries.join("")}};
`;
}
