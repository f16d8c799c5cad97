import { addVarietyRequestBodyNameMax } from "#generated/zod/variety/variety.zod.ts";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { Goods } from "#generated/model/goods.ts";
import { hiddenPriceReason, noBuyReason } from "#src/entities/goods/for-sale.ts";
import { describeStock } from "#src/entities/goods/stock.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { paths } from "#src/shared/paths.ts";
import type { PlanEdits } from "../hooks/use-plan.ts";
import { bucketOf, numberChange, type PlanLine } from "../lib/plan.ts";
import { GoodsPicker } from "./goods-picker.tsx";
import styles from "./plan-line-goods.module.css";

type Props = { line: PlanLine; edits: PlanEdits };

/** What a line was matched to: goods, candidates, or what to do if there are none. */
export function PlanLineGoods({ line, edits }: Props) {
  const { goods } = line;
  const bucket = bucketOf(line);
  if (bucket === "waiting") return <span className={styles.muted}>等待匹配</span>;
  if (bucket === "several") return <CandidateSelect line={line} edits={edits} />;
  if (bucket === "asked") return <AskedGoods />;
  if (bucket === "missing") return <MissingGoods line={line} edits={edits} />;
  if (!goods) return <span className={styles.muted}>正在核对商品</span>;
  return (
    <>
      <Link to={paths.goods(goods.id)} className={styles.name}>
        {goods.name}
      </Link>
      <span className={styles.muted}>
        {goods.ypgg}，{goods.sccj}
      </span>
      {bucket === "added" ? <span className={styles.added}>已加入购物车</span> : <LineNote line={line} />}
      {bucket !== "added" && line.candidates.length > 0 && (
        <span className={styles.ways}>
          <button type="button" onClick={() => edits.reopen(new Set([line.key]))}>
            换一个
          </button>
        </span>
      )}
    </>
  );
}

/** What was made of the written quantity, and why; a problem comes first. */
function LineNote({ line }: { line: PlanLine }) {
  const { problem, numberNote, readNote } = line;
  const change = numberChange(line);
  const note = problem || [numberNote, readNote].filter(Boolean).join("；");
  return (
    <span className={styles.note} title={note}>
      {change && (
        <b className={styles.change}>
          已改量 {change.from} → {change.to}
        </b>
      )}
      {note}
    </span>
  );
}

function AskedGoods() {
  return (
    <>
      <span className={styles.added}>已提交求购，采购部会尽快回复</span>
      <span className={styles.ways}>
        <Link to={paths.varietyRequests()}>查看求购</Link>
      </span>
    </>
  );
}

function CandidateSelect({ line, edits }: Props) {
  const { key, text, candidates, reason } = line;
  const [isElse, setElse] = useState(false);
  const [only] = candidates.length === 1 ? candidates : [];
  if (isElse) return <LineGoodsPicker line={line} edits={edits} />;
  return (
    <>
      <select
        className={styles.candidates}
        aria-label={`${text}的候选商品`}
        value={only ? only.id : ""}
        onChange={({ target }) => {
          const goods = candidates.find(({ id }) => String(id) === target.value);
          if (goods) edits.choose(key, goods);
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
          <button type="button" onClick={() => edits.choose(key, only)}>
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

function MissingGoods({ line, edits }: Props) {
  const { text, requested, reason } = line;
  const [isSearching, setSearching] = useState(false);
  if (isSearching) return <LineGoodsPicker line={line} edits={edits} />;
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

function LineGoodsPicker({ line: { key, text }, edits }: Props) {
  const [query, setQuery] = useState("");
  return (
    <GoodsPicker
      label={`为“${text}”查找商品`}
      text={query}
      onText={setQuery}
      onChoose={(goods) => edits.choose(key, goods)}
      inputRef={focusOnce}
      size="sm"
    />
  );
}

/** The field replaces the button that opened it, so it takes the focus. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
