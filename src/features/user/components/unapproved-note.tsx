import { paths } from "#src/shared/paths.ts";
import { Box, looks } from "#src/shared/ui/layout/layout.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { useNextRegistrationStep } from "../hooks/use-next-registration-step.ts";

/** Shows what is unavailable before approval, the state of the approval, and the next step. */
export function UnapprovedNote({ what }: { what: string }) {
  const { data: step } = useNextRegistrationStep();
  return (
    <Box mb="3">
      <Notice>
        资质审核通过后才能{what}。{step?.text}{" "}
        <TextLink className={looks({ underline: true, bold: true })} to={step?.to ?? paths.certificates()}>
          {step?.label ?? "查看资质证照"}
        </TextLink>
      </Notice>
    </Box>
  );
}
