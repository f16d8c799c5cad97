import { PageHead } from "../parts/page-head.tsx";
import { PaymentList } from "./payment-list.tsx";
import { RegistrationList } from "./registration-list.tsx";
import { WechatList } from "./wechat-list.tsx";

/** What happens outside the shop: the wholesaler's staff, the phone with WeChat, the bank. */
export function ApprovalsPage() {
  return (
    <>
      <PageHead title="审批">
        商城之外的人做的事，由您来做：审核注册、拿手机扫码、让银行付款成功或失败。
      </PageHead>
      <RegistrationList />
      <WechatList />
      <PaymentList />
    </>
  );
}
