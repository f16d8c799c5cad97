import { lazy, Suspense, useState } from "react";
import { useDownloadInvoices } from "#generated/hooks/invoice/invoice.ts";
import { Download } from "#generated/icons/download.ts";
import { Mail } from "#generated/icons/mail.ts";
import { openDownload } from "#src/shared/lib/save-file.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { ChoiceBar } from "#src/shared/ui/records/choice-bar.tsx";
import type { InvoiceChoice } from "../hooks/use-invoice-choice.ts";

const EmailInvoiceDialog = lazy(async () => ({
  default: (await import("./email-invoice-dialog.tsx")).EmailInvoiceDialog,
}));

/** The ticked invoices: as one ZIP file, or as one mail. */
export function InvoiceBar({ choice }: { choice: InvoiceChoice }) {
  const [isMailing, setMailing] = useState(false);
  const { mutate, isPending } = useDownloadInvoices({
    mutation: {
      onSuccess: ({ data: { file_url: url, number } }) => {
        if (openDownload(url)) toast({ status: "success", message: `已打包 ${number} 张发票，正在下载` });
        else toast({ status: "error", message: "压缩包暂时无法打开，请稍后再试" });
      },
    },
  });
  const { list, amount } = choice;
  return (
    <>
      <ChoiceBar
        label="批量处理发票"
        chosen={`已选 ${list.length} 张，价税合计`}
        amount={amount}
        onClear={choice.clear}
      >
        <Button size="sm" variant="outline" onClick={() => setMailing(true)}>
          <Mail size={14} aria-hidden />
          发到邮箱
        </Button>
        <Button
          size="sm"
          onClick={() => mutate({ data: { ids: list.map(({ id }) => id) } })}
          loading={isPending}
          loadingText="打包中"
        >
          <Download size={14} aria-hidden />
          打包下载
        </Button>
      </ChoiceBar>
      {isMailing && (
        <Suspense>
          <EmailInvoiceDialog invoices={list} onClose={() => setMailing(false)} />
        </Suspense>
      )}
    </>
  );
}
