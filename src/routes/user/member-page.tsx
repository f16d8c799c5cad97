import { Box, Flex, Grid } from "@chakra-ui/react";
import { LotteryRecords } from "#src/features/draw/components/lottery-records.tsx";
import { AccountCard } from "#src/features/user/components/account-card.tsx";
import { EmptyState } from "#src/shared/ui/empty-state.tsx";
import { PageHeading } from "#src/shared/ui/page-heading.tsx";
import { Panel } from "#src/shared/ui/panel.tsx";

export function MemberPage() {
  return (
    <>
      <PageHeading title="会员中心" />
      <Grid gap="4" gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "17rem minmax(0, 1fr)" }}>
        <AccountCard />
        <Flex direction="column" gap="4">
          <Box bg="bg.panel" borderWidth="1px" rounded="md">
            <EmptyState title="会员中心的其余栏目暂未开放" hint="订单、收藏与发票可从左侧进入。" />
          </Box>
          <Panel title="我的抽奖记录">
            <LotteryRecords />
          </Panel>
        </Flex>
      </Grid>
    </>
  );
}
