import { TriangleExclamationPoint } from "#generated/icons/triangle-exclamation-point.ts";
import { Zap } from "#generated/icons/zap.ts";
import { memo } from "react";
import type { Call } from "#generated/control/model/call.ts";
import { findOperation } from "../contract.ts";
import { hashOf } from "../frame/hash-route.ts";
import { Method, Status } from "../parts/badges.tsx";
import { decodePath } from "./filter-calls.ts";
import { say } from "../language.ts";

export function CallTable({ calls, open }: { calls: readonly Call[]; open: string }) {
  return (
    <table className="calls">
      <thead>
        <tr>
          <th scope="col">{say("Status", "状态")}</th>
          <th scope="col">{say("Request", "请求")}</th>
          <th scope="col" className="call-title">
            {say("Operation", "接口")}
          </th>
          <th scope="col" className="number">
            {say("Took", "耗时")}
          </th>
          <th scope="col" className="number call-time">
            {say("Time", "时间")}
          </th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call) => (
          <Row key={call.id} call={call} isOpen={String(call.id) === open} />
        ))}
      </tbody>
    </table>
  );
}

const Row = memo(function Row({ call, isOpen }: { call: Call; isOpen: boolean }) {
  const { id, status, method, path, operation_id, ms, time, violations, fault } = call;
  return (
    <tr className={isOpen ? "call call-open" : "call"}>
      <td>
        <Status status={status} />
      </td>
      <td className="call-path">
        <a href={hashOf("requests", String(id))} aria-current={isOpen ? "true" : undefined}>
          <Method method={method} /> <span className="path">{decodePath(path)}</span>
        </a>
        {violations.length > 0 && (
          <span className="call-mark call-broken" title={violations.join("\n")}>
            <TriangleExclamationPoint size={13} aria-hidden /> {say("violation", "违反契约")}
          </span>
        )}
        {fault !== null && (
          <span className="call-mark call-fault" title={say(`Fault: ${fault}`, `故障：${fault}`)}>
            <Zap size={13} aria-hidden /> {fault}
          </span>
        )}
      </td>
      <td className="call-title">{findOperation(operation_id)?.title ?? "—"}</td>
      <td className="number">{ms < 10 ? ms : Math.round(ms)} ms</td>
      <td className="number call-time">
        <time dateTime={time}>{new Date(time).toTimeString().slice(0, 8)}</time>
      </td>
    </tr>
  );
});
