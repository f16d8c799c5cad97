import { Box } from "@chakra-ui/react";
import { paths } from "#src/shared/paths.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useNextRegistrationStep } from "../hooks/use-next-registration-step.ts";

/** What is not available before approval, the state of the approval, and the next step. */
export function UnapprovedNote({ what }: { what: string }) {
  const { step } = useNextRegistrationStep();
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
