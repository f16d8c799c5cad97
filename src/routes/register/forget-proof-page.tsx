import { useNavigate } from "react-router-dom";
import { company } from "#generated/company.ts";
import { ProofForm } from "#src/features/password/components/proof-form.tsx";
import { paths } from "#src/shared/paths.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { ForgetFrame } from "./forget-frame.tsx";

export function ForgetProofPage() {
  const navigate = useNavigate();
  return (
    <ForgetFrame title="找回密码" current={1}>
      <ProofForm onProved={() => void navigate(paths.forgotPasswordStep(2))} />
      <Text as="div" mt="4" tone="subtle" size="xs">
        手机号已停用或收不到短信，请拨打 {company.hotline}（{company.service_hours.text}
        ），客服核实企业资质后协助更换。
      </Text>
    </ForgetFrame>
  );
}
