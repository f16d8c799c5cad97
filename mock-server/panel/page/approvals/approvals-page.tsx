import { Box } from "@chakra-ui/react";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import type { HoldPaymentsBodyHold } from "#generated/control/model/holdPaymentsBodyHold.ts";
import { say } from "../language.ts";
import { Field } from "../parts/field.tsx";
import { PageHead } from "../parts/page-head.tsx";
import { useControlAction } from "../world/use-control-action.ts";
import { ApprovalTable } from "./approval-table.tsx";
import { useFeedback, usePayments, useQrCodes, useVarieties } from "./kinds.tsx";
import { useCertificates, useRegistrations } from "./reviews.tsx";
import { useRecords } from "./use-records.ts";

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
      <ApprovalTable
        title={say("Registrations", "注册")}
        none={say(
          "No registrations to review. Submit one in the shop, and it appears here.",
          "没有待审核的注册。在商城提交后，会出现在这里。",
        )}
        query={useRegistrations()}
      />
      <ApprovalTable
        title={say("WeChat QR codes", "微信二维码")}
        none={say(
          "No QR codes to scan. Open the WeChat login or link an account in the shop, and its code appears here.",
          "没有待扫描的二维码。在商城打开微信登录或绑定账号，二维码会出现在这里。",
        )}
        query={useQrCodes()}
      />
      <ApprovalTable
        title={say("Payments", "支付")}
        none={say(
          "No payments in progress. Order in the shop and pay by QR code or bank transfer, and the payment appears here.",
          "没有进行中的支付。在商城下单并选择扫码或银行转账，支付会出现在这里。",
        )}
        head={<PaymentHold />}
        query={usePayments()}
      />
      <ApprovalTable
        title={say("Certificates", "证照")}
        none={say(
          "No certificates to review. Submit one in the shop under 资质证照, and it appears here.",
          "没有待审核的证照。在商城的“资质证照”中提交后，会出现在这里。",
        )}
        query={useCertificates()}
      />
      <ApprovalTable
        title={say("Feedback", "反馈")}
        none={say(
          "No feedback to answer. Submit some in the shop, and it appears here.",
          "没有待答复的反馈。在商城提交后，会出现在这里。",
        )}
        query={useFeedback()}
      />
      <ApprovalTable
        title={say("Purchase requests", "求购")}
        none={say(
          "No purchase requests to answer. Submit one in the shop under 品种求购, and it appears here.",
          "没有待答复的求购。在商城的“品种求购”中提交后，会出现在这里。",
        )}
        query={useVarieties()}
      />
    </>
  );
}

const HOLDS: Readonly<Record<HoldPaymentsBodyHold, string>> = {
  off: say("as usual: QR code 15 s, transfer one day", "照常到账：扫码 15 秒，转账一天"),
  unconfirmed: say("paid, but unconfirmed: stays processing", "已付款但未确认：一直处理中"),
  unpaid: say("nobody pays: the QR code expires", "无人付款：二维码过期"),
};

/** Lets the developer choose whether payments complete by themselves. */
function PaymentHold() {
  const { data = [] } = useRecords<{ readonly kind: HoldPaymentsBodyHold }>("paymentHolds");
  const hold = useControlAction(
    (control, kind: HoldPaymentsBodyHold) => control.holdPayments(kind),
    (kind) => say(`Payments: ${HOLDS[kind]}`, `支付：${HOLDS[kind]}`),
  );
  return (
    <Box maxWidth="22rem" marginBlockEnd="3">
      <Field label={say("Payments arrive", "款项到账")}>
        <Select
          value={data[0]?.kind ?? "off"}
          disabled={hold.isPending}
          options={Object.entries(HOLDS)}
          onPick={(kind) => hold.mutate(kind as HoldPaymentsBodyHold)}
        />
      </Field>
    </Box>
  );
}
