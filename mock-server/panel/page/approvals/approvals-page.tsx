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
      <PageHead title="审批">
        商城之外的人做的事，由您来做：审核注册和证照、拿手机扫码、让银行付款成功或失败、答复反馈和求购。
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
