import type { ContractDocument } from "#api-spec/kit/document.ts";
import type { CompiledOperation } from "./compile-operation.ts";
import type { Diagnostic } from "./validate-input.ts";

type Scheme = { readonly type: string; readonly in?: string; readonly name?: string };
type Credentials = {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
};

const MISSING: Diagnostic = { code: 401, message: "no session", severity: 0, path: [] };

/**
 * Creates a check that a request has the credentials of one of the operation's alternatives. Like Prism, it checks
 * only their presence: only the world knows whether a session is valid. Throws ContractError for an unsupported
 * security scheme.
 */
export function createSecurityCheck(document: ContractDocument) {
  const schemes: Readonly<Record<string, Scheme>> = document.components?.securitySchemes ?? {};
  const isPresent = (name: string, { headers, query }: Credentials): boolean => {
    const { type, in: place, name: key = "" } = schemes[name] ?? { type: "apiKey" };
    if (type === "mutualTLS") return true;
    if (type !== "apiKey") return Boolean(headers.authorization);
    if (place === "header") return Boolean(headers[key.toLowerCase()]);
    if (place === "query") return Boolean(query[key]);
    return hasCookie(headers.cookie, key);
  };
  return ({ security, needsSession }: CompiledOperation, credentials: Credentials): Diagnostic[] => {
    // One of the alternatives requires nothing.
    if (!needsSession) return [];
    const enough = security.some((names) => names.every((name) => isPresent(name, credentials)));
    return enough ? [] : [MISSING];
  };
}

function hasCookie(header: unknown, name: string): boolean {
  if (typeof header !== "string") return false;
  return header.split(";").some((part) => part.trim().startsWith(`${name}=`) && part.trim() !== `${name}=`);
}
