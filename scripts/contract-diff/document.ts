import type { ContractDocument } from "#api-spec/kit/document.ts";
import { findByPointer, follow, toPointer } from "#api-spec/kit/refs.ts";

/** A parsed part of the contract; its shape is not checked. */
export type Part = Readonly<Record<string, unknown>>;

/** A bundled OpenAPI document: every `$ref` in it points into its own `components`. */
export type Contract = Part & Pick<ContractDocument, "paths">;

export const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value as an object; an empty object for anything else. */
export const asPart = (value: unknown): Part => (isPart(value) ? value : {});

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value as a string; an empty one for anything else. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** The target of a `$ref` of the bundle: `schemas` and `Money` for `#/components/schemas/Money`. */
export interface Reference {
  section: string;
  name: string;
}

/** The target of a reference; undefined if the part is not a reference. */
export function referenceOf(part: Part): Reference | undefined {
  const { $ref } = part;
  if (typeof $ref !== "string") return undefined;
  const [, section, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec($ref) ?? [];
  if (!section || !name) throw new Error(`$ref ${$ref} leads nowhere in the bundled contract`);
  return { section, name: decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~") };
}

/** Resolves a reference. Throws if the contract has no such component. */
export function componentAt(contract: Contract, { section, name }: Reference): Part {
  const component = findByPointer(contract, toPointer("components", section, name));
  if (!isPart(component))
    throw new Error(`components/${section}/${name} is missing from the bundled contract`);
  return component;
}

export function hasComponent(contract: Contract, { section, name }: Reference): boolean {
  return findByPointer(contract, toPointer("components", section, name)) !== undefined;
}

/**
 * Follows references to the definition. Keywords beside a `$ref` (a title, a provenance) take precedence over those of
 * the target.
 */
export const resolve = (contract: Contract, value: unknown): Part =>
  follow<Part>(contract, asPart(value)).value;
