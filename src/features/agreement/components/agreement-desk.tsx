import { Box, Grid, Skeleton } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useGetAgreement } from "#generated/hooks/agreement/agreement.ts";
import { LoadError } from "#src/shared/ui/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/loading-page.tsx";
import { AgreementText } from "./agreement-text.tsx";
import { SignPanel } from "./sign-panel.tsx";
import { SignedPanel } from "./signed-panel.tsx";

type Props = {
  /** Leads back to where the contract was asked for. */
  goOn: ReactNode;
};

/** The contract beside its signature. */
export function AgreementDesk({ goOn }: Props) {
  const { data, isError, refetch } = useGetAgreement({ query: { select: (response) => response.data } });
  if (isError && !data) return <LoadError onRetry={() => void refetch()} />;
  return (
    <Grid
      gap="4"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" }}
      alignItems="start"
    >
      {data ? (
        <AgreementText agreement={data} />
      ) : (
        <LoadingPage label="合同加载中">
          <Skeleton h="96" />
        </LoadingPage>
      )}
      <Box
        position={{ lg: "sticky" }}
        top={{ lg: "20" }}
        p="5"
        bg="bg.panel"
        borderWidth="1px"
        rounded="md"
        order={{ base: -1, lg: 0 }}
      >
        {!data && <Skeleton h="44" />}
        {data?.status === 0 && <SignPanel agreement={data} />}
        {data?.status === 1 && <SignedPanel agreement={data} goOn={goOn} />}
      </Box>
    </Grid>
  );
}
