import { useFormContext, useFormState } from "react-hook-form";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { CheckField } from "#src/shared/ui/field/check-field.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";

/** The agreement and the privacy policy, which open in a new tab, so that no input is lost. */
export function AgreeField({ agreementUrl }: { agreementUrl: string | undefined }) {
  const { control, register } = useFormContext<{ agree: boolean }>();
  const { errors } = useFormState({ control });
  return (
    <CheckField error={errors.agree?.message} {...register("agree")}>
      我已阅读并同意
      <DataLink url={agreementUrl ?? paths.help("fwbz/yhxy")} newTab>
        《用户协议》
      </DataLink>
      和
      <Link to={paths.privacy()} target="_blank">
        《隐私政策》
      </Link>
    </CheckField>
  );
}
