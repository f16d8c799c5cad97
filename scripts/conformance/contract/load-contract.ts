import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { SetupError } from "../setup-error.ts";
import type { Document, OperationItem, PathItem, ResponseItem } from "./document.ts";
import { type Contract, type DeclaredAnswer, HOSTS, type Host, type Operation } from "./operation.ts";
import { type Deref, type Schema, derefWithin } from "./schema.ts";
import { type CompileAt, createValidators } from "./validators.ts";

const BUNDLED = fileURLToPath(new URL("../../../generated/openapi.json", import.meta.url));
const METHODS = ["get", "post", "put", "patch", "delete"];

/** Reads and compiles the bundled contract. Throws SetupError naming the operation whose schema does not compile. */
export async function loadContract(file = BUNDLED): Promise<Contract> {
  const document = await readDocument(file);
  const compile = createValidators(document);
  const operations: Operation[] = [];
  const methodsOf = new Map<string, string[]>();
  for (const [path, item] of Object.entries(document.paths)) {
    const methods = METHODS.filter((method) => item[method] !== undefined);
    methodsOf.set(
      path,
      methods.map((method) => method.toUpperCase()),
    );
    for (const method of methods) operations.push(readOperation(document, path, item, method, compile));
  }
  const { title, version } = document.info;
  const deref = derefWithin(document);
  return { title, version, operations, methodsOf, deref, amounts: amountNames(document, deref) };
}

function amountNames(value: unknown, deref: Deref, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, schema] of Object.entries((value as Schema).properties ?? {}))
    if (deref(schema)["x-money"] !== undefined) found.add(name);
  for (const part of Object.values(value)) amountNames(part, deref, found);
  return found;
}

async function readDocument(file: string): Promise<Document> {
  try {
    const document = JSON.parse(await readFile(file, "utf8")) as Partial<Document>;
    if (document.info && document.paths) return document as Document;
  } catch (error) {
    const why = (error as Error).message;
    throw new SetupError({
      zh: `读不了契约 ${file}：${why}`,
      en: `cannot read the contract ${file}: ${why}`,
    });
  }
  throw new SetupError({
    zh: `${file} 不是 OpenAPI 契约：缺少 info 或 paths`,
    en: `${file} is no OpenAPI contract: info or paths is missing`,
  });
}

function readOperation(
  document: Document,
  path: string,
  pathItem: PathItem,
  method: string,
  compile: CompileAt,
): Operation {
  const item = pathItem[method] as OperationItem;
  const id = item.operationId ?? `${method} ${path}`;
  const pointer = `/paths/${escape(path)}/${method}`;
  const answers = new Map<number, DeclaredAnswer>();
  for (const [status, response] of Object.entries(item.responses))
    answers.set(
      Number(status),
      readAnswer(document, response, `${pointer}/responses/${status}`, id, compile),
    );
  const [content] = Object.entries(item.requestBody?.content ?? {});
  return {
    id,
    method: method.toUpperCase(),
    path,
    host: hostOf(pathItem),
    tag: item.tags?.[0] ?? "",
    provenance: item["x-provenance"] ?? "",
    needsSession: !(item.security ?? []).some((choice) => Object.keys(choice).length === 0),
    writes: method === "get" ? item["x-command"] === true : item["x-query"] !== true,
    parameters: [...(pathItem.parameters ?? []), ...(item.parameters ?? [])].flatMap((parameter) =>
      parameter.in === "path" || parameter.in === "query"
        ? [
            {
              in: parameter.in,
              name: parameter.name,
              required: parameter.required === true,
              schema: parameter.schema ?? {},
              example: parameter.example,
            },
          ]
        : [],
    ),
    body: content && {
      mediaType: content[0],
      schema: content[1].schema ?? {},
      example: Object.values(content[1].examples ?? {})[0]?.value,
    },
    success: successOf(item),
    answers,
  };
}

const successOf = ({ responses }: OperationItem): Schema | undefined =>
  (responses["200"] ?? responses["201"])?.content?.["application/json"]?.schema;

function readAnswer(
  document: Document,
  response: ResponseItem,
  pointer: string,
  id: string,
  compile: CompileAt,
): DeclaredAnswer {
  const name = response.$ref?.split("/").at(-1);
  const shared = name === undefined ? response : (document.components?.responses?.[name] ?? {});
  const at = name === undefined ? pointer : `/components/responses/${name}`;
  const [mediaType] = Object.keys(shared.content ?? {});
  const hasSchema = mediaType !== undefined && shared.content?.[mediaType]?.schema !== undefined;
  const headers = Object.entries(shared.headers ?? {});
  try {
    return {
      mediaType,
      validate: hasSchema ? compile(`${at}/content/${escape(mediaType)}/schema`) : undefined,
      requiredHeaders: headers
        .filter(([, header]) => header.required)
        .map(([header]) => header.toLowerCase()),
    };
  } catch (error) {
    const why = (error as Error).message;
    throw new SetupError({
      zh: `契约无法编译：${id} 的响应（${at}）：${why}`,
      en: `the contract does not compile: ${id}, answer at ${at}: ${why}`,
    });
  }
}

function hostOf({ servers }: PathItem): Host {
  const named = servers?.[0]?.["x-host"];
  return HOSTS.find((host) => host === named) ?? "main";
}

const escape = (key: string) => key.replaceAll("~", "~0").replaceAll("/", "~1");
