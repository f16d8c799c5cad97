import { typesOf } from "#api-spec/kit/schema.ts";
import type { ResolveSchema } from "#api-spec/kit/refs.ts";
import type { ContractDocument } from "#api-spec/kit/document.ts";
import type { Operation } from "#api-spec/kit/operations.ts";

const DIALECT = "https://json-schema.org/draft/2020-12/schema";

/** Any operation may be called without a session, with bad input, before the contract is signed, or fail. */
const ALWAYS_DECLARED = [401, 422, 459];

/** As decode-body reads them. */
const READABLE = ["application/x-www-form-urlencoded", "multipart/form-data", "application/json"];

/**
 * Checks what the schema compiler cannot see and Prism would ignore: a missing dialect (Prism then assumes draft-07),
 * a list parameter without an encoding, an undeclared error, a success without the example that is returned while
 * there is no handler, an unsupported body type. One line per problem, naming the operation.
 */
export function checkContract(
  document: ContractDocument,
  operations: readonly Operation[],
  resolve: ResolveSchema,
): string[] {
  const problems: string[] = [];
  if (document.jsonSchemaDialect !== DIALECT) problems.push(`缺少 jsonSchemaDialect: ${DIALECT}`);
  if (operations.length === 0) problems.push("契约中没有任何接口");
  const seen = new Set<string>();
  for (const operation of operations) {
    const add = (problem: string) => problems.push(`${operation.id}：${problem}`);
    if (seen.has(operation.id)) add("operationId 重复");
    seen.add(operation.id);
    for (const parameter of operation.parameters) {
      if (typesOf(resolve(parameter.schema)).includes("array") && parameter.explode === undefined)
        add(`数组参数 ${parameter.name} 没有写明 explode`);
      if (parameter.in === "cookie") add(`cookie 参数 ${parameter.name} 不会被校验，请改用 security`);
    }
    for (const status of ALWAYS_DECLARED)
      if (!operation.responses.has(status)) add(`没有声明 ${status} 响应`);
    for (const { mediaType } of operation.bodies)
      if (!READABLE.includes(mediaType)) add(`模拟服务不能读取 ${mediaType} 的请求体`);
    const statuses = [...operation.responses.keys()];
    if (!statuses.some((status) => status >= 500)) add("没有声明 5xx 响应");
    const success = statuses.find((status) => status >= 200 && status < 300);
    if (success === undefined) add("没有声明成功响应");
    else if (operation.responses.get(success)?.examples.size === 0) add(`${success} 响应没有示例`);
  }
  return problems;
}
