import { Link } from "react-router-dom";
import type { Goods } from "#generated/model/goods.ts";
import { paths } from "#src/shared/paths.ts";
import type { PlanEdits } from "../hooks/use-plan.ts";
import { bucketOf, numberChange, type PlanLine } from "../lib/plan.ts";
import { CandidateSelect, MissingGoods } from "./goods-choice.tsx";
import styles from "./plan-line-goods.module.css";

type Props = { line: PlanLine; edits: PlanEdits };

/** What a line was matched to: goods, candidates, or what to do if there are none. */
export function PlanLineGoods({ line, edits }: Props) {
  const { goods } = line;
  const bucket = bucketOf(line);
  if (bucket === "waiting") return <span className={styles.muted}>等待匹配</span>;
  const choose = (chosen: Goods) => edits.choose(line.key, chosen);
  if (bucket === "several") return <CandidateSelect line={line} onChoose={choose} />;
  if (bucket === "asked") return <AskedGoods />;
  if (bucket === "missing") return <MissingGoods line={line} onChoose={choose} />;
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
