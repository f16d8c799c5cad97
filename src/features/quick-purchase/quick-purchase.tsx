import { Suspense, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { paths } from "#src/shared/paths.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Box, Stack } from "#src/shared/ui/layout/layout.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { ClosedNotice } from "./closed-notice.tsx";
import type { ParsedPlan } from "./import/parse-plan.ts";
import { useMatching } from "./matching/use-matching.ts";
import { PlanEntry } from "./plan/plan-entry.tsx";
import { PurchasePlan } from "./plan/purchase-plan.tsx";
import { usePlan } from "./plan/use-plan.ts";
import styles from "./quick-purchase.module.css";

const PlanImport = lazyPart(async () => (await import("./import/plan-import.tsx")).PlanImport, PartMissing);
const SavedPlans = lazyPart(async () => (await import("./plan/saved-plans.tsx")).SavedPlans, PartMissing);
const FastBuy = lazyPart(async () => (await import("./fast-buy/fast-buy.tsx")).FastBuy, PartMissing);

/** The ways to enter goods, as in the address. */
const WAYS = [
  ["type", "逐行录入"],
  ["paste", "粘贴与导入"],
  ["saved", "保存的计划"],
  ["often", "常购商品"],
] as const;

/** Quick purchase: typed, pasted, from a file, by a saved plan, or from goods bought before. */
export function QuickPurchase() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { plan, edits, closed } = usePlan();
  const matching = useMatching(plan, edits.putMatches);
  const way = WAYS.find(([each]) => each === search.get("way"))?.[0] ?? "type";
  const result = useRef<HTMLDivElement>(null);
  const isImported = useRef(false);
  const addImported = (parsed: ParsedPlan) => {
    isImported.current = true;
    edits.addParsed(parsed);
  };
  const showImported = () => {
    if (!isImported.current) return;
    isImported.current = false;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: "start" });
  };
  return (
    <Stack gap="3">
      <Box framed px="panel">
        <div className={styles.tabs}>
          <TabLinks
            label="采购方式"
            tabs={WAYS.map(([each, name]) => ({
              name,
              to: paths.quickPurchase(each === "type" ? undefined : { way: each }),
              isCurrent: each === way,
            }))}
          />
        </div>
        {way === "type" && (
          <Box py="4">
            <PlanEntry onAdd={edits.addGoods} onAddText={edits.addText} />
          </Box>
        )}
        {way === "saved" && (
          <Box py="4">
            <Suspense fallback={<Skeleton height="40" />}>
              <SavedPlans
                onRun={(parsed) => {
                  addImported(parsed);
                  void navigate(paths.quickPurchase(), { flushSync: true });
                }}
              />
            </Suspense>
          </Box>
        )}
        {way === "paste" && (
          <Box py="4">
            <Suspense fallback={<Skeleton className={styles.importLoading} />}>
              <PlanImport onParsed={addImported} />
            </Suspense>
          </Box>
        )}
      </Box>
      {way === "often" ? (
        <Suspense
          fallback={
            <LoadingPage label="常购商品加载中">
              <Skeleton height="96" />
            </LoadingPage>
          }
        >
          <FastBuy />
        </Suspense>
      ) : (
        <>
          {closed && (
            <ClosedNotice
              closed={closed}
              what="采购单"
              amount={`${closed.value.lines.length} 行`}
              onRestore={edits.restore}
            />
          )}
          <div className={styles.result} ref={result} tabIndex={-1}>
            <PurchasePlan plan={plan} edits={edits} matching={matching} onRows={showImported} />
          </div>
        </>
      )}
    </Stack>
  );
}
