import { Box } from "@chakra-ui/react";
import { paths } from "#src/shared/paths.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useCurrentUser } from "../hooks/use-current-user.ts";
import { useNextRegistrationStep } from "../hooks/use-next-registration-step.ts";

/** Tells a buyer who is not approved yet why there is nothing here, how approval stands, and what to do about it. */
export function ApprovalNote({ what }: { what: string }) {
  const isUnapproved = useCurrentUser()?.is_passed === 0;
  const { step } = useNextRegistrationStep(isUnapproved);
  if (!isUnapproved) return null;
  return (
    <Box mb="3">
      <Notice>
        资质审核通过后才能{what}。{step?.text}{" "}
        <TextLink to={step?.to ?? paths.certificates()} fontWeight="600" textDecoration="underline">
          {step?.label ?? "查看资质证件"}
        </TextLink>
      </Notice>
    </Box>
  );
}
