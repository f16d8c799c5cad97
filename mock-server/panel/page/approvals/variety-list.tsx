import { Check } from "#generated/icons/check.ts";
import { ShoppingBag } from "#generated/icons/shopping-bag.ts";
import { X } from "#generated/icons/x.ts";
import { useState } from "react";
import type { AnswerVarietyBodyStatus } from "#generated/control/model/answerVarietyBodyStatus.ts";
import { Badge } from "../parts/badges.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { filterResult } from "./filter-result.ts";
import { useMembers, useRecords } from "./use-records.ts";
import { PendingList } from "./pending-list.tsx";
import { say } from "../language.ts";

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
  buying: say("being purchased", "采购中"),
  arrived: say("arrived", "已到货"),
  unavailable: say("unavailable", "无法采购"),
};

export function VarietyList() {
  const query = filterResult(
    useRecords<Variety>("varieties"),
    ({ status }) => status === NEW || status === BUYING,
  );
  return (
    <PendingList
      title={say("Purchase requests", "求购")}
      none={say(
        "No purchase requests to answer. Submit one in the shop under 品种求购, and it appears here.",
        "没有待答复的求购。在商城的“品种求购”中提交后，会出现在这里。",
      )}
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
    (to) => say(`Purchase request ${id}: ${DONE[to]}`, `求购 ${id}：${DONE[to]}`),
  );
  const to = (next: AnswerVarietyBodyStatus) => () => answer.mutate(next);
  return (
    <li className="card">
      <div className="card-head">
        <h3>
          {name} {ypgg}
        </h3>
        <Badge tone={status === BUYING ? "warn" : "quiet"}>
          {status === BUYING ? say("being purchased", "采购中") : say("open", "未处理")}
        </Badge>
      </div>
      <p className="card-about">
        {member?.company ?? say(`Member ${userId}`, `会员 ${userId}`)} · {say("request", "求购")} {id} ·{" "}
        {say("quantity", "数量")} {number}
      </p>
      <div className="judge">
        {status === NEW ? (
          <button
            type="button"
            className="button button-accent"
            disabled={answer.isPending}
            onClick={to("buying")}
          >
            <ShoppingBag size={15} aria-hidden /> {say("Purchase", "采购")}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="button button-accent"
              disabled={!/^[1-9]\d{0,8}$/u.test(goodsId) || answer.isPending}
              onClick={to("arrived")}
            >
              <Check size={15} aria-hidden /> {say("Arrived", "到货")}
            </button>
            <input
              className="input"
              aria-label={say("Id of the goods that arrived", "到货商品的 id")}
              inputMode="numeric"
              value={goodsId}
              onChange={({ target }) => setGoodsId(target.value)}
            />
          </>
        )}
        <button type="button" className="button" disabled={answer.isPending} onClick={to("unavailable")}>
          <X size={15} aria-hidden /> {say("Unavailable", "无法采购")}
        </button>
      </div>
    </li>
  );
}
