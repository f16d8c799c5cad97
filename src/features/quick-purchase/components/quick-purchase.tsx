import { Box, Flex } from "@chakra-ui/react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { paths } from "#src/shared/paths.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { useMatching } from "../hooks/use-matching.ts";
import { usePlan } from "../hooks/use-plan.ts";
import { readFastBuyOrder } from "../lib/fast-buy-orders.ts";
import { FastBuy } from "./fast-buy.tsx";
import { PlanEntry } from "./plan-entry.tsx";
import { PlanImport } from "./plan-import.tsx";
import { PurchasePlan } from "./purchase-plan.tsx";

/** How goods come into the plan, as the address has it. */
const WAYS = [
  ["type", "逐行录入"],
  ["paste", "粘贴与导入"],
  ["often", "常购商品"],
] as const;

/** Buying by the list: typed, pasted, from a file, or what was bought before. */
export function QuickPurchase() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { plan, edits } = usePlan();
  const matching = useMatching(plan, edits.putMatches);
  const way = WAYS.find(([each]) => each === search.get("way"))?.[0] ?? "type";
  const order = readFastBuyOrder(search.get("order"));
  const hrefOf = (to: { order: string; page: number }) =>
    paths.quickPurchase({ way: "often", order: to.order, ...(to.page > 1 && { page: to.page }) });

  return (
    <Flex direction="column" gap="3">
      <Box px={{ base: "3", md: "4" }} borderWidth="1px" rounded="md" bg="bg.panel">
        <Box css={{ "& nav": { mx: { base: "-3", md: "-4" }, px: { base: "3", md: "4" } } }}>
          <TabLinks
            label="采购方式"
            tabs={WAYS.map(([each, name]) => ({
              name,
              to: paths.quickPurchase(each === "type" ? undefined : { way: each }),
              isCurrent: each === way,
            }))}
          />
        </Box>
        {way === "type" && (
          <Box py="4">
            <PlanEntry onAdd={edits.addGoods} />
          </Box>
        )}
        {way === "paste" && (
          <Box py="4">
            <PlanImport onParsed={edits.addParsed} />
          </Box>
        )}
      </Box>
      {way === "often" ? (
        <FastBuy
          order={order}
          page={parsePage(search.get("page"))}
          hrefOf={hrefOf}
          onPage={(page) => void navigate(hrefOf({ order, page }))}
        />
      ) : (
        <PurchasePlan plan={plan} edits={edits} matching={matching} />
      )}
    </Flex>
  );
}
