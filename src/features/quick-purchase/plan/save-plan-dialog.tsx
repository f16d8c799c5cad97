import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { useSavePlan } from "./use-save-plan.ts";
import type { PlanLine } from "./plan.ts";
import { PlanNameDialog } from "./plan-name-dialog.tsx";
import styles from "./save-plan-dialog.module.css";

type Props = { lines: readonly PlanLine[]; onClose: () => void };

/** Plans that are offered to be replaced. */
const OFFERED = 6;

/** Saves the plan under a name, for all stores of the account; under the name of a saved one it replaces that. */
export function SavePlanDialog({ lines, onClose }: Props) {
  const { plans, save, isPending, refusal } = useSavePlan(lines, onClose);
  const find = (name: string) => plans.find((plan) => plan.name === name);
  return (
    <PlanNameDialog
      title="存为计划"
      initial=""
      labelOf={(name) => (find(name) ? "替换这份计划" : "保存计划")}
      isBusy={isPending}
      refusal={refusal}
      onSubmit={(name) => save(name, find(name)?.id)}
      onClose={onClose}
    >
      {(name, choose) => {
        const same = find(name);
        return (
          <>
            <Text as="p" tone="muted" role="status">
              {same
                ? `已有同名计划（${same.lines_count} 行，${same.store}），保存后由这 ${lines.length} 行替换。`
                : `共 ${lines.length} 行，同一账号的门店都能使用；下次采购时按当天的商品、价格和库存重新匹配。`}
            </Text>
            {plans.length > 0 && (
              <Row wrap align="center" gap="2" tone="muted" role="group" aria-label="替换已有的计划">
                <span>替换已有的：</span>
                {plans.slice(0, OFFERED).map((plan) => (
                  <button
                    className={styles.plan}
                    key={plan.id}
                    type="button"
                    aria-pressed={plan.name === name}
                    onClick={() => choose(plan.name)}
                  >
                    {plan.name}
                  </button>
                ))}
              </Row>
            )}
          </>
        );
      }}
    </PlanNameDialog>
  );
}
