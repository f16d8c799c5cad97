import { Box } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { useCurrentUser } from "../hooks/use-current-user.ts";
import { paths } from "#src/shared/paths.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";

/** Tells a buyer who is not approved yet why there is nothing here, and where approval stands. */
export function ApprovalNote({ what }: { what: string }) {
  const user = useCurrentUser();
  if (user?.is_passed !== 0) return null;
  return (
    <Box mb="3">
      <Notice>
        贵店的资质还在审核中，审核通过后才能{what}。
        <Box asChild ms="2" fontWeight="600" textDecoration="underline">
          <Link to={paths.certificates()}>查看资质审核</Link>
        </Box>
      </Notice>
    </Box>
  );
}
