import { useState } from "react";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { SHEET_FORMATS, type SheetFormat } from "#src/shared/lib/save-sheet.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ChoiceGroup } from "#src/shared/ui/field/choice-group.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { type ExportKind, useOrderExport } from "../hooks/use-order-export.ts";
import type { OrdersQuery } from "../lib/order-query.ts";
import styles from "./export-dialog.module.css";

const KINDS = [
  ["orders", "按订单，每单一行"],
  ["lines", "按商品，每个商品一行"],
] as const satisfies readonly (readonly [ExportKind, string])[];

type Props = { filter: OrdersQuery; total: number; onClose: () => void };

/** Exports all orders that match the filter as a file. */
export function ExportDialog({ filter, total, onClose }: Props) {
  const [kind, setKind] = useState<ExportKind>("orders");
  const [format, setFormat] = useState<SheetFormat>("xlsx");
  const { state, start } = useOrderExport(filter);
  const isRunning = state.step === "running";
  return (
    <Modal
      title="导出订单"
      onClose={onClose}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            {isRunning ? "停止导出" : "关闭"}
          </Button>
          <Button size="sm" loading={isRunning} onClick={() => start(kind, format)}>
            {state.step === "failed" ? "重新导出" : "导出"}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <p>将导出当前筛选条件下的全部 {formatCount(total)} 个订单，文件可用 Excel 或 WPS 打开。</p>
        <ChoiceGroup label="导出方式" choices={KINDS} value={kind} onChange={setKind} />
        <ChoiceGroup label="文件格式" choices={SHEET_FORMATS} value={format} onChange={setFormat} />
        <div className={styles.status} role="status">
          {isRunning && <ExportProgress what={state.what} progress={state.progress} />}
          {state.step === "saved" && `已保存 ${state.name}，共 ${state.rows} 行。`}
        </div>
        {state.step === "failed" && <Notice>订单导出失败：{state.message}</Notice>}
      </Stack>
    </Modal>
  );
}

type ProgressProps = { what: string; progress: { done: number; total: number } | undefined };

function ExportProgress({ what, progress }: ProgressProps) {
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <>
      {what}
      {progress && `：${done} / ${total}`}
      <div className={styles.track} aria-hidden>
        <div className={styles.bar} style={{ width: total > 0 ? `${(done / total) * 100}%` : "0" }} />
      </div>
    </>
  );
}
