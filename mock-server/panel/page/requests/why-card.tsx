import { CircleQuestionMark } from "#generated/icons/circle-question-mark.ts";
import { Lightbulb } from "#generated/icons/lightbulb.ts";
import type { Why } from "#generated/control/model/why.ts";
import { hashOf } from "../frame/hash-route.ts";
import { QueryResult } from "../parts/query-result.tsx";
import { useMock } from "../world/queries.ts";
import { say } from "../language.ts";

const PLACES: Readonly<Record<string, string>> = {
  body: say("body", "请求体"),
  query: say("query", "查询参数"),
  path: say("path", "路径"),
  headers: say("header", "请求头"),
};

/** Why the mock refused a call: at which stage, by which rule, and what to do. */
export function WhyCard({ id }: { id: number }) {
  const query = useMock("requests", (control) => control.why(id), ["why", id]);
  return (
    <div className="why" role="group" aria-label={say("Why it was refused", "为什么被拒绝")}>
      <h3>
        <CircleQuestionMark size={16} aria-hidden /> {say("Why it was refused", "为什么被拒绝")}
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
            {say("Rule", "规则")} <code>{rule.key}</code>
          </span>
          <span>{rule.title}</span>
          <span>
            {say(`Specification section ${rule.section}: `, `规格说明 ${rule.section}：`)}
            {rule.specification}
          </span>
        </p>
      )}
      {fields.length > 0 && (
        <table className="why-fields">
          <thead>
            <tr>
              <th scope="col">{say("Place", "位置")}</th>
              <th scope="col">{say("Field", "字段")}</th>
              <th scope="col">{say("Violates", "违反")}</th>
              <th scope="col">{say("Message", "提示")}</th>
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
              <a href={hashOf("faults")}>{say("Faults", "故障")}</a>
            </>
          )}
        </span>
      </p>
    </>
  );
}
