import type { ContractDocument, Reference } from "#api-spec/kit/document.ts";
import { createResolver, follow } from "#api-spec/kit/refs.ts";

/** The contract as the page carries it. */
export const contract = JSON.parse(document.querySelector("#data")?.textContent ?? "{}") as ContractDocument;

/** Resolves the contract's schemas. */
export const resolve = createResolver(contract);

/** The thing itself, or what its `$ref` leads to. Throws if the contract has no such thing. */
export const dereference = <T extends object>(value: T | Reference): T => follow<T>(contract, value).value;
