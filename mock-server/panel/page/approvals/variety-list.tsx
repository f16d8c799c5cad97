import { Check, ShoppingBag, X } from "lucide-react";
import { useState } from "react";
import type { AnswerVarietyBodyStatus } from "#generated/control/model/answerVarietyBodyStatus.ts";
import { Badge } from "../parts/badges.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { filterResult } from "./filter-result.ts";
import { useMembers, useRecords } from "./use-records.ts";
import { PendingList } from "./pending-list.tsx";

type Variety = {
  readonly id: number;
  readonly userId: number;
  readonly name: string;
  readonly ypgg: string;
  readonly number: number;
  readonly status: number;
};

const NEW = 1;
const BUYING = 2;
const DONE: Readonly<Record<AnswerVarietyBodyStatus, string>> = {
  buying: "being purchased",
  arrived: "arrived",
  unavailable: "unavailable",
};

export function VarietyList() {
  const query = filterResult(
    useRecords<Variety>("varieties"),
    ({ status }) => status === NEW || status === BUYING,
  );
  return (
    <PendingList
      title="Purchase requests"
      none="No purchase requests to answer. Submit one in the shop under 品种求购, and it appears here."
      query={query}
    >
      {(variety) => <VarietyItem key={variety.id} variety={variety} />}
    </PendingList>
  );
}

function VarietyItem({ variety: { id, userId, name, ypgg, number, status } }: { variety: Variety }) {
  const member = useMembers()(userId);
  const [goodsId, setGoodsId] = useState("7");
  const answer = useControlAction(
    (control, to: AnswerVarietyBodyStatus) =>
      control.answerVariety({ id, status: to, ...(to === "arrived" && { goods_id: Number(goodsId) }) }),
    (to) => `Purchase request ${id}: ${DONE[to]}`,
  );
  const to = (next: AnswerVarietyBodyStatus) => () => answer.mutate(next);
  return (
    <li className="card">
      <div className="card-head">
        <h3>
          {name} {ypgg}
        </h3>
        <Badge tone={status === BUYING ? "warn" : "quiet"}>
          {status === BUYING ? "being purchased" : "open"}
        </Badge>
      </div>
      <p className="card-about">
        {member?.company ?? `Member ${userId}`} · request {id} · quantity {number}
      </p>
      <div className="judge">
        {status === NEW ? (
          <button
            type="button"
            className="button button-accent"
            disabled={answer.isPending}
            onClick={to("buying")}
          >
            <ShoppingBag size={15} aria-hidden /> Purchase
          </button>
        ) : (
          <>
            <button
              type="button"
              className="button button-accent"
              disabled={!/^[1-9]\d{0,8}$/u.test(goodsId) || answer.isPending}
              onClick={to("arrived")}
            >
              <Check size={15} aria-hidden /> Arrived
            </button>
            <input
              className="input"
              aria-label="Id of the goods that arrived"
              inputMode="numeric"
              value={goodsId}
              onChange={({ target }) => setGoodsId(target.value)}
            />
          </>
        )}
        <button type="button" className="button" disabled={answer.isPending} onClick={to("unavailable")}>
          <X size={15} aria-hidden /> Unavailable
        </button>
      </div>
    </li>
  );
}
