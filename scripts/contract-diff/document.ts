import type { ContractDocument } from "#api-spec/kit/document.ts";
import { findByPointer, follow, toPointer } from "#api-spec/kit/refs.ts";

/** A part of the contract as parsed: nothing about its shape is taken for granted. */
export type Part = Readonly<Record<string, unknown>>;

/** A bundled OpenAPI document: every `$ref` in it leads to its own `components`. */
export type Contract = Part & Pick<ContractDocument, "paths">;

export const isPart = (value: unknown): value is Part =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value as an object; anything else as one without keys. */
export const asPart = (value: unknown): Part => (isPart(value) ? value : {});

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The value as a text; anything else as an empty one. */
export const asText = (value: unknown): string => (typeof value === "string" ? value : "");

/** Where a `$ref` of the bundle leads: `schemas` and `Money` for `#/components/schemas/Money`. */
export interface Reference {
  section: string;
  name: string;
}

/** Reads a part that is a reference; undefined if it stands for itself. */
export function referenceOf(part: Part): Reference | undefined {
  const { $ref } = part;
  if (typeof $ref !== "string") return undefined;
  const [, section, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec($ref) ?? [];
  if (!section || !name) throw new Error(`$ref ${$ref} leads nowhere in the bundled contract`);
  return { section, name: decodeURIComponent(name).replaceAll("~1", "/").replaceAll("~0", "~") };
}

/** What a reference leads to. Throws if the contract does not have it. */
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
 * Follows references until a part stands for itself. What stands beside a `$ref` (a title, a provenance) goes before
 * what it leads to.
 */
export const resolve = (contract: Contract, value: unknown): Part =>
  follow<Part>(contract, asPart(value)).value;
