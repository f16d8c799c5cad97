import { CircleHelp, Lightbulb } from "lucide-react";
import type { Why } from "#generated/control/model/why.ts";
import { hashOf } from "../frame/hash-route.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { useMock } from "../world/queries.ts";

const PLACES: Readonly<Record<string, string>> = {
  body: "body",
  query: "query",
  path: "path",
  headers: "header",
};

/** Why the mock refused a call: at which stage, by which rule, and what to do. */
export function WhyCard({ id }: { id: number }) {
  const query = useMock("requests", (control) => control.why(id), ["why", id]);
  return (
    <div className="why" role="group" aria-label="Why it was refused">
      <h3>
        <CircleHelp size={16} aria-hidden /> Why it was refused
      </h3>
      <QueryResult query={query}>{(why) => <Reason why={why} />}</QueryResult>
    </div>
  );
}

function Reason({ why: { title, text, advice, rule, fault, fields } }: { why: Why }) {
  return (
    <>
      <p className="why-stage">{title}</p>
      <p>{text}</p>
      {rule && (
        <p className="why-rule">
          <span>
            Rule <code>{rule.key}</code>
          </span>
          <span>{rule.title}</span>
          <span>
            Specification section {rule.section}: {rule.specification}
          </span>
        </p>
      )}
      {fields.length > 0 && (
        <table className="why-fields">
          <thead>
            <tr>
              <th scope="col">Place</th>
              <th scope="col">Field</th>
              <th scope="col">Violates</th>
              <th scope="col">Message</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ place, field, rule: keyword, message }) => (
              <tr key={`${place} ${field} ${keyword}`}>
                <td>{PLACES[place] ?? place}</td>
                <td>
                  <code>{field}</code>
                </td>
                <td>
                  <code>{keyword}</code>
                </td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="why-advice">
        <Lightbulb size={15} aria-hidden />
        <span>
          {advice}
          {fault && (
            <>
              {" "}
              <a href={hashOf("faults")}>Faults</a>
            </>
          )}
        </span>
      </p>
    </>
  );
}
