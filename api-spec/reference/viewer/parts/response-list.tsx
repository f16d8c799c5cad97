import type { ResponseObject } from "#api-spec/kit/document.ts";
import { firstMedia } from "../contract/examples.ts";
import { fieldsOf, toField } from "../contract/fields.ts";
import type { Operation } from "../contract/operations.ts";
import { resolveSchema } from "../contract/resolve-schema.ts";
import { schemaHref } from "../route.ts";
import { ProvenanceBadge } from "./badges.tsx";
import { FieldList, type FieldScope } from "./field-list.tsx";
import { Prose } from "./prose.tsx";
import { useOpen } from "./use-open.ts";

const isSuccess = (status: string) => status.startsWith("2");

function ResponseBody({
  status,
  response,
  scope,
}: {
  status: string;
  response: ResponseObject;
  scope: FieldScope;
}) {
  const answered = firstMedia(response.content);
  const resolved = answered?.media.schema && resolveSchema(answered.media.schema);
  const headers = Object.entries(response.headers ?? {}).map(([name, header]) =>
    toField(name, "schema" in header ? { ...header.schema } : {}, "required" in header && !!header.required),
  );
  return (
    <div className="response-body">
      {resolved && (
        <p className="media">
          <code>{answered.type}</code>
          {resolved.name !== undefined && <a href={schemaHref(resolved.name)}>{resolved.name}</a>}
        </p>
      )}
      {headers.length > 0 && (
        <>
          <p className="subtitle">Headers</p>
          <FieldList fields={headers} place={`${status}.headers`} scope={scope} />
        </>
      )}
      {resolved && <FieldList fields={fieldsOf(resolved.schema)} place={status} scope={scope} />}
    </div>
  );
}

function ResponseItem({
  status,
  response,
  scope,
}: {
  status: string;
  response: ResponseObject;
  scope: FieldScope;
}) {
  const leadsHere = scope.target.startsWith(`${status}.`);
  const [open, setOpen] = useOpen(isSuccess(status), scope.target, leadsHere);
  return (
    <li className={isSuccess(status) ? "response response-success" : "response"}>
      <button
        type="button"
        className="response-head"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        aria-label={`Response ${status}`}
      >
        <span className="status">{status}</span>
        <ProvenanceBadge provenance={response["x-provenance"]} />
      </button>
      <Prose text={response.description} className="response-prose" />
      {open && <ResponseBody status={status} response={response} scope={scope} />}
    </li>
  );
}

/** Every status of the operation; successes are open, errors collapsed. */
export function ResponseList({ operation, scope }: { operation: Operation; scope: FieldScope }) {
  return (
    <ul className="responses">
      {operation.allResponses.map(([status, response]) => (
        <ResponseItem key={status} status={status} response={response} scope={scope} />
      ))}
    </ul>
  );
}
