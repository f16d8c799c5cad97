import type { ContractDocument, Reference } from "#api-spec/kit/document.ts";
import { createResolver, follow } from "#api-spec/kit/refs.ts";

/** The contract embedded in the page. */
export const contract = JSON.parse(document.querySelector("#data")?.textContent ?? "{}") as ContractDocument;

/** Resolves the contract's schemas. */
export const resolve = createResolver(contract);

/** The value itself, or the target of its `$ref`. Throws for a broken reference. */
export const dereference = <T extends object>(value: T | Reference): T => follow<T>(contract, value).value;
