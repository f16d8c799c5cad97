import { useState } from "react";
import type { SavedPlan } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PlainButton } from "#src/shared/ui/button/plain-button.tsx";
import { Box, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import type { ParsedPlan } from "../import/parse-plan.ts";
import { PlanNameDialog } from "./plan-name-dialog.tsx";
import { useSavedPlan } from "./use-saved-plan.ts";
import styles from "./saved-plan-row.module.css";

type Props = { plan: SavedPlan; onRun: (parsed: ParsedPlan) => void; onRefused: () => void };

/** A saved plan: who saved it and when, running it, renaming and deleting it. */
export function SavedPlanRow({ plan, onRun, onRefused }: Props) {
  const { name, lines_count: count, store, updated_at: changedAt } = plan;
  const [isNaming, setNaming] = useState(false);
  const close = () => setNaming(false);
  const { run, rename, remove, isBusy, isLoading, isRenaming, refusal } = useSavedPlan(plan, {
    onRun,
    onRenamed: close,
    onRefused,
  });
  return (
    <li className={styles.root} aria-label={name}>
      <Box narrow>
        <Text as="h3" bold breakable>
          {name}
        </Text>
        <Row as="small" wrap gapX="4" tone="subtle" size="xs">
          <span>{count} 行商品</span>
          <span>{store}</span>
          <span>修改于 {formatMinute(changedAt)}</span>
        </Row>
      </Box>
      <Row gap="4" align="center" ms="auto">
        <PlainButton
          className={styles.quiet}
          aria-label={`改名 ${name}`}
          disabled={isBusy}
          onClick={() => setNaming(true)}
        >
          改名
        </PlainButton>
        <PlainButton
          className={styles.quiet}
          aria-label={`删除 ${name}`}
          data-tone="danger"
          disabled={isBusy}
          onClick={remove}
        >
          删除
        </PlainButton>
        <Button
          size="sm"
          loading={isLoading}
          loadingText="正在打开"
          aria-label={`按 ${name} 采购`}
          onClick={run}
        >
          按此采购
        </Button>
      </Row>
      {isNaming && (
        <PlanNameDialog
          title="修改计划名称"
          initial={name}
          labelOf={() => "保存名称"}
          isBusy={isRenaming}
          refusal={refusal}
          onSubmit={rename}
          onClose={close}
        />
      )}
    </li>
  );
}
