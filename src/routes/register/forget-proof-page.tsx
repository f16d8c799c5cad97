import { useNavigate } from "react-router-dom";
import { ProofForm } from "#src/features/password/components/proof-form.tsx";
import { company } from "#generated/company.ts";
import { paths } from "#src/shared/paths.ts";
import styles from "./forget-proof-page.module.css";
import { ForgetFrame } from "./forget-frame.tsx";

export function ForgetProofPage() {
  const navigate = useNavigate();
  return (
    <ForgetFrame title="找回密码" current={1}>
      <ProofForm onProved={() => void navigate(paths.forgotPasswordStep(2))} />
      <div className={styles.hint}>
        手机号已停用或收不到短信，请拨打 {company.hotline}（{company.service_hours.text}
        ），客服核实企业资质后协助更换。
      </div>
    </ForgetFrame>
  );
}
