import { Box, Skeleton } from "@chakra-ui/react";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { useCompanyStart } from "../hooks/use-company-start.ts";
import { useRegistrationOptions } from "../hooks/use-registration-options.ts";
import type { Kind } from "../lib/registration-kind.ts";
import { CompanyForm } from "./company-form.tsx";

type Props = {
  username: string;
  kind: Kind;
  /** Why it was rejected before; empty otherwise. */
  reason: string;
  onSubmitted: () => void;
};

/** Second step of a registration, once the requirements and any earlier input have loaded. */
export function CompanyStep({ username, kind, reason, onSubmitted }: Props) {
  const { options, isError, retry } = useRegistrationOptions();
  const initial = useCompanyStart(username, reason !== "");
  if (isError) return <LoadError title="企业类型没有加载出来" onRetry={retry} />;
  if (!options || !initial) {
    return (
      <LoadingPage label="正在加载">
        <Skeleton height="8" width="40" mb="3" />
        <Skeleton height="8" width="60" mt="8" mb="3" />
        <Box display="grid" gridTemplateColumns={{ sm: "repeat(2, minmax(0, 1fr))" }} columnGap="4">
          {[1, 2, 3, 4].map((field) => (
            <Skeleton key={field} height="10" mt="6" mb="6" />
          ))}
        </Box>
        {[1, 2].map((row) => (
          <Skeleton key={row} height="10" mt="6" mb="6" />
        ))}
      </LoadingPage>
    );
  }
  return (
    <>
      {reason !== "" && (
        <Box mb="4">
          <Notice>上次提交未通过，原因：{reason.replace(/。$/, "")}。请修改后重新提交。</Notice>
        </Box>
      )}
      <CompanyForm
        username={username}
        kind={kind}
        ranks={options.ranks}
        initial={initial}
        onSubmitted={onSubmitted}
      />
    </>
  );
}
