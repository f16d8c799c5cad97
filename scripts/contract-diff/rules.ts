/** Who has to react to a change; "documentation" is read by people only. */
export type Verdict = "clients" | "servers" | "clients and servers" | "compatible" | "documentation";

/**
 * The sentence of a change and whom it breaks, in a request and in a response. A change breaks
 * - clients, if a valid request is now refused or does something else, if a response may now contain something not
 *   promised or lack something promised, or if a name in generated code disappears;
 * - servers, if a valid response is no longer valid, or if their address or the encoding of requests changes.
 * Clients ignore unknown fields, so a new field in a response breaks no client; an input that servers newly have to
 * accept breaks no existing client.
 */
export interface Rule {
  /** `{old}` and the like are placeholders; the place of the change is put in front. */
  says: string;
  request: Verdict;
  response: Verdict;
}

const rule = (says: string, request: Verdict, response: Verdict = request): Rule => ({
  says,
  request,
  response,
});
/** Fewer values are valid than before. */
const narrows = (says: string) => rule(says, "clients", "servers");
/** More values are valid than before. */
const widens = (says: string) => rule(says, "compatible", "clients");
/** Some values are no longer valid, others now are. */
const replaces = (says: string) => rule(says, "clients", "clients and servers");

const operationRules = {
  "operation-added": rule("was added", "compatible"),
  "operation-removed": rule("was removed", "clients"),
  "path-changed": rule("path is now {new} instead of {old}", "clients and servers"),
  "method-changed": rule("method is now {new} instead of {old}", "clients and servers"),
  "path-parameter-renamed": rule("path parameter {old} is now called {new} (in generated code)", "clients"),
  "operation-id-renamed": rule("operationId is now {new} instead of {old} (in generated code)", "clients"),
  "tag-changed": rule("tag is now {new} instead of {old} (generated code moves there)", "clients"),
  "host-changed": rule("host is now {new} instead of {old}", "clients and servers"),
  "base-path-changed": rule("base path is now {new} instead of {old}", "clients and servers"),
  "address-changed": rule("address of its host is now {new} instead of {old}", "compatible"),
  "security-tightened": rule("no longer accepts {value}", "clients"),
  "security-loosened": rule("now also accepts {value}", "compatible"),
  "scheme-changed": rule("{name} is now {new} instead of {old}", "clients and servers"),
  "invalidates-changed": rule("x-invalidates: {value}", "compatible"),
  "hook-changed": rule("{name} is now {new} instead of {old} (its generated hook changes)", "clients"),
  "parameters-reordered": rule(
    "takes its parameters in the order {value} (positional arguments in generated code)",
    "clients",
  ),
  "repeatable-changed": rule("x-repeatable is now {new} instead of {old}", "compatible"),
  "right-changed": rule("{name} is now {new} instead of {old}", "clients and servers"),
  "silent-changed": rule("x-silent is now {new} instead of {old}", "compatible"),
  "component-renamed": rule("was called {old} (in generated code)", "clients"),
} as const satisfies Record<string, Rule>;

/** For parameters, bodies, fields and headers. */
const inputRules = {
  "added-required": rule("was added and is required", "clients", "servers"),
  "added-optional": rule("was added and is optional", "compatible"),
  removed: rule("was removed", "clients"),
  "became-required": narrows("is now required"),
  "became-optional": widens("is now optional"),
  "header-respelled": rule("is now written {new} instead of {old}, which servers read alike", "compatible"),
  "notation-changed": rule("{name} is now {new} instead of {old}", "clients and servers"),
  "media-type-added": rule("may now be {value}", "compatible", "clients"),
  "media-type-removed": rule("may no longer be {value}", "clients", "clients and servers"),
  "success-status-added": rule("was added (another success)", "clients"),
  // Clients handle errors by status class and their { code, message }.
  "error-status-added": rule("was added (another error)", "compatible"),
  "success-status-removed": rule("was removed (a success)", "clients and servers"),
  "error-status-removed": rule("was removed (an error)", "servers"),
} as const satisfies Record<string, Rule>;

const schemaRules = {
  "type-changed": replaces("type is now {new} instead of {old}"),
  "type-narrowed": narrows("type is now only {new} instead of {old}"),
  "type-widened": widens("type is now also {new} instead of only {old}"),
  "became-nullable": widens("may now be null"),
  "no-longer-nullable": narrows("may no longer be null"),
  "enum-value-added": widens("enum value {value} was added"),
  "enum-value-removed": narrows("enum value {value} was removed"),
  "enum-names-changed": rule("enum value {value} (in generated code)", "clients"),
  "enum-introduced": narrows("is now one of {value} instead of any value"),
  "enum-dropped": widens("is now any value instead of one of {value}"),
  "bound-narrowed": narrows("{name} is now {new} instead of {old} (narrower)"),
  "bound-widened": widens("{name} is now {new} instead of {old} (wider)"),
  "constraint-added": narrows("{name} is now {new} instead of none"),
  "constraint-removed": widens("{name} is now none instead of {old}"),
  "constraint-changed": replaces("{name} is now {new} instead of {old}"),
  "width-changed": rule("format is now {new} instead of {old} (the type in generated code)", "clients"),
  "default-added": rule("default is now {new} instead of none", "compatible"),
  // Requests that omit the value now have another meaning.
  "default-changed": rule("default is now {new} instead of {old}", "clients", "compatible"),
  "default-removed": rule("default is now none instead of {old}", "clients", "compatible"),
  "object-closed": narrows("no longer takes other fields"),
  "object-opened": rule("now takes other fields", "compatible"),
  "alternative-added": widens("another alternative was added ({value})"),
  "alternative-removed": narrows("an alternative was removed ({value})"),
  "condition-added": narrows("another condition was added ({value})"),
  "condition-removed": widens("a condition was removed ({value})"),
} as const satisfies Record<string, Rule>;

const commonRules = {
  "provenance-changed": rule("x-provenance is now {new} instead of {old}", "compatible"),
  // Servers promise how they respond.
  "promise-added": rule("{name} is now {new} instead of none", "servers"),
  "promise-removed": rule("{name} is now none instead of {old}", "clients"),
  "promise-changed": rule("{name} is now {new} instead of {old}", "clients and servers"),
  "marker-changed": rule("{name} is now {new} instead of {old}", "compatible"),
  "wording-changed": rule("{value} changed", "documentation"),
  // A false alarm is better than an unnoticed change.
  "keyword-changed": replaces(
    "{name} is now {new} instead of {old} (look at it: this command cannot judge it)",
  ),
} as const satisfies Record<string, Rule>;

/** Every kind of change. */
export const rules = { ...operationRules, ...inputRules, ...schemaRules, ...commonRules };

export type Kind = keyof typeof rules;
