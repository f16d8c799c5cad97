import { ReturnStatus } from "#generated/enums.ts";
import { useListReturns } from "#generated/hooks/after-sale/after-sale.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { complaintsPath, returnsPath } from "../lib/addresses.ts";
import styles from "./case-tabs.module.css";

/** Returns and complaints as tabs, and the returns that wait for the buyer to send them back. */
export function CaseTabs({ isComplaints }: { isComplaints: boolean }) {
  const { data: waiting = 0 } = useListReturns(
    { status: ReturnStatus.AwaitingDispatch, page_size: 1 },
    {
      query: {
        select: ({ data }) => data.total,
        refetchOnWindowFocus: true,
        meta: { errors: "inline" },
      },
      request: { repeat: "wait" },
    },
  );
  return (
    <Box framed>
      <TabLinks
        className={styles.tabs}
        label="退货与售后"
        tabs={[
          { name: "退货单", to: returnsPath(), isCurrent: !isComplaints },
          { name: "售后单", to: complaintsPath(), isCurrent: isComplaints },
          ...(waiting > 0
            ? [
                {
                  name: "待寄回",
                  to: returnsPath({ status: ReturnStatus.AwaitingDispatch }),
                  isCurrent: false,
                  count: waiting,
                },
              ]
            : []),
        ]}
      />
    </Box>
  );
}
