import { PageHead } from "../parts/page-head.tsx";
import { CertificateList } from "./certificate-list.tsx";
import { FeedbackList } from "./feedback-list.tsx";
import { PaymentList } from "./payment-list.tsx";
import { RegistrationList } from "./registration-list.tsx";
import { VarietyList } from "./variety-list.tsx";
import { WechatList } from "./wechat-list.tsx";
import { say } from "../language.ts";

/** Actions outside the shop: the wholesaler's staff, the phone with WeChat, the bank. */
export function ApprovalsPage() {
  return (
    <>
      <PageHead title={say("Approvals", "待办")}>
        {say(
          "What people outside the shop do is up to you: review registrations and certificates, scan QR codes, let payments succeed or fail, answer feedback and purchase requests.",
          "商城之外的人要做的事由你来做：审核注册和证照、扫描二维码、让支付成功或失败、答复反馈和求购。",
        )}
      </PageHead>
      <RegistrationList />
      <WechatList />
      <PaymentList />
      <CertificateList />
      <FeedbackList />
      <VarietyList />
    </>
  );
}
