import { Link } from "react-router-dom";
import type { VarietyStatus } from "#generated/enums.ts";
import type { VarietyRequest } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import { VARIETY_STATES } from "../lib/variety-status.ts";
import styles from "./variety-columns.module.css";

/** The columns of the list of wanted varieties. */
export const varietyColumns: readonly RecordColumn<VarietyRequest>[] = [
  {
    name: "求购品种",
    width: "3fr",
    role: "head",
    cell: ({ id, name, ypgg }) => (
      <>
        <Link className={styles.name} to={paths.varietyRequest(id)}>
          {name}
        </Link>{" "}
        {ypgg}
      </>
    ),
  },
  { name: "生产厂家", width: "2fr", cell: ({ sccj }) => sccj || "不限" },
  { name: "数量", width: "4rem", align: "end", cell: ({ number }) => number },
  { name: "期望单价", width: "6rem", align: "end", cell: ({ price }) => formatMoney(price) },
  { name: "提交时间", width: "8.5rem", isPlain: true, cell: ({ created_at }) => formatMinute(created_at) },
  { name: "状态", width: "5rem", role: "figure", cell: ({ status }) => <VarietyState status={status} /> },
  {
    name: "操作",
    width: "5rem",
    align: "end",
    isPlain: true,
    cell: ({ id, goods_id }) =>
      goods_id > 0 ? (
        <Link to={paths.goods(goods_id)}>去采购</Link>
      ) : (
        <Link to={paths.varietyRequest(id)}>查看</Link>
      ),
  },
];

function VarietyState({ status }: { status: VarietyStatus }) {
  return (
    <span className={styles.varietyState} data-status={status}>
      {VARIETY_STATES[status].name}
    </span>
  );
}
