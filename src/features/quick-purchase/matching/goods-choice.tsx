import { useState } from "react";
import { Link } from "react-router-dom";
import type { Goods } from "#generated/model/index.ts";
import { addVarietyRequestBodyNameMax } from "#generated/zod/variety/variety.zod.ts";
import { hiddenPriceReason, noBuyReason } from "#src/entities/goods/for-sale.ts";
import { describeStock } from "#src/entities/goods/stock.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import type { PlanLine } from "../plan/plan.ts";
import { GoodsPicker } from "./goods-picker.tsx";
import styles from "./goods-choice.module.css";

type Props = {
  line: Pick<PlanLine, "text" | "candidates" | "reason"> & Partial<Pick<PlanLine, "requested">>;
  onChoose: (goods: Goods) => void;
};

/** Selects the goods of a line from several candidates. */
export function CandidateSelect({ line, onChoose }: Props) {
  const { text, candidates, reason } = line;
  const [isElse, setElse] = useState(false);
  const [only] = candidates.length === 1 ? candidates : [];
  if (isElse) return <LineGoodsPicker line={line} onChoose={onChoose} />;
  return (
    <>
      <select
        className={styles.candidates}
        aria-label={`${text}的候选商品`}
        value={only ? only.id : ""}
        onChange={({ target }) => {
          const goods = candidates.find(({ id }) => String(id) === target.value);
          if (goods) onChoose(goods);
          else setElse(true);
        }}
      >
        {!only && <option value="">请选择（{candidates.length} 个候选商品）</option>}
        {candidates.map((goods) => (
          <option key={goods.id} value={goods.id}>
            {candidateText(goods)}
          </option>
        ))}
        <option value="else">都不是，手动查找</option>
      </select>
      {reason && (
        <span className={styles.note} title={reason}>
          {only ? reason.replace("请从候选商品中选择", "请核对后确认") : reason}
        </span>
      )}
      {only && (
        <span className={styles.ways}>
          <button type="button" onClick={() => onChoose(only)}>
            确认
          </button>
        </span>
      )}
    </>
  );
}

function candidateText(goods: Goods): string {
  const { name, ypgg, sccj, price, bzdw } = goods;
  const offer = price === null ? hiddenPriceReason(goods) : `${formatMoney(price)}/${bzdw}`;
  return `${name} ${ypgg}，${sccj}，${offer}，${noBuyReason(goods) || describeStock(goods).text}`;
}

/** Offers the next steps for a line whose goods were not found. */
export function MissingGoods({ line, onChoose }: Props) {
  const { text, requested, reason } = line;
  const [isSearching, setSearching] = useState(false);
  if (isSearching) return <LineGoodsPicker line={line} onChoose={onChoose} />;
  return (
    <>
      <span className={styles.note} title={reason}>
        {reason || "没有找到对应的商品"}
      </span>
      <span className={styles.ways}>
        <button type="button" onClick={() => setSearching(true)}>
          手动查找
        </button>
        <Link
          to={paths.newVarietyRequest({
            name: text.slice(0, addVarietyRequestBodyNameMax),
            number: requested === undefined ? undefined : Math.ceil(requested),
          })}
        >
          登记求购
        </Link>
      </span>
    </>
  );
}

function LineGoodsPicker({ line: { text }, onChoose }: Props) {
  const [query, setQuery] = useState("");
  return (
    <GoodsPicker
      label={`为“${text}”查找商品`}
      text={query}
      onText={setQuery}
      onChoose={onChoose}
      inputRef={focusOnce}
      size="sm"
    />
  );
}

/** The field replaces the button that opened it, so it takes the focus. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
