import { PageHead } from "../parts/page-head.tsx";
import { CertificateList } from "./certificate-list.tsx";
import { FeedbackList } from "./feedback-list.tsx";
import { PaymentList } from "./payment-list.tsx";
import { RegistrationList } from "./registration-list.tsx";
import { VarietyList } from "./variety-list.tsx";
import { WechatList } from "./wechat-list.tsx";

/** Actions outside the shop: the wholesaler's staff, the phone with WeChat, the bank. */
export function ApprovalsPage() {
  return (
    <>
      <PageHead title="Approvals">
        What people outside the shop do is up to you: review registrations and certificates, scan QR codes,
        let payments succeed or fail, answer feedback and purchase requests.
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
