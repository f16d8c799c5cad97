import { Link } from "react-router-dom";
import type { Goods } from "#generated/model/index.ts";
import { ruleMark } from "#src/entities/goods/goods-marks.ts";
import { paths } from "#src/shared/paths.ts";
import { Mark } from "#src/shared/ui/goods/mark.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { CandidateSelect, MissingGoods } from "../matching/goods-choice.tsx";
import { bucketOf, numberChange, type PlanLine } from "./plan.ts";
import { unusedWords } from "./unused-words.ts";
import type { PlanEdits } from "./use-plan.ts";
import styles from "./plan-line-goods.module.css";

type Props = { line: PlanLine; same: string; edits: PlanEdits };

/** The goods of a line, its candidates, or the next step if there are none. */
export function PlanLineGoods({ line, same, edits }: Props) {
  const { goods } = line;
  const bucket = bucketOf(line);
  if (bucket === "waiting") return <span className={styles.muted}>等待匹配</span>;
  const choose = (chosen: Goods) => edits.choose(line.key, chosen);
  if (bucket === "several") return <CandidateSelect line={line} onChoose={choose} />;
  if (bucket === "requested") return <RequestedGoods />;
  if (bucket === "missing") return <MissingGoods line={line} onChoose={choose} />;
  if (!goods) return <span className={styles.muted}>正在核对商品</span>;
  const rule = ruleMark(goods);
  return (
    <>
      {rule && <Mark {...rule} />}
      <Link to={paths.goods(goods.id)} className={styles.name}>
        {goods.name}
      </Link>
      <span className={styles.muted}>
        {goods.ypgg}，{goods.sccj}
      </span>
      {bucket === "added" ? (
        <Text tone="brand" size="xs">
          已加入购物车
        </Text>
      ) : (
        <LineNote line={line} same={same} />
      )}
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

/**
 * Shows the problem of a line or else how its quantity differs from the written one, and the words that the goods
 * lack.
 */
function LineNote({ line, same }: { line: PlanLine; same: string }) {
  const { problem, numberNote, text, goods, row } = line;
  const change = numberChange(line);
  const unused = goods && row > 0 ? unusedWords(text, goods) : [];
  const others = unused.length > 0 ? `该商品没有“${unused.join(" ")}”，请核对` : "";
  const note = problem || [numberNote, others, same].filter(Boolean).join("；");
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

function RequestedGoods() {
  return (
    <>
      <Text tone="brand" size="xs">
        已提交求购，采购部会尽快回复
      </Text>
      <span className={styles.ways}>
        <Link to={paths.varietyRequests()}>查看求购</Link>
      </span>
    </>
  );
}
