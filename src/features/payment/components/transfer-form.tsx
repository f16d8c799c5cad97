import { type FormEvent, useState } from "react";
import {
  submitTransferBodyPayerMax,
  submitTransferBodyRemarkMax,
} from "#generated/zod/payment/payment.zod.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PictureField } from "#src/shared/ui/field/picture-field.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import type { UploadedPicture } from "#src/shared/ui/field/use-picture-uploads.ts";
import { Text, Box, looks } from "#src/shared/ui/layout/layout.tsx";
import type { useTransfer } from "../hooks/use-transfer.ts";

type Props = {
  payNo: string;
  transfer: ReturnType<typeof useTransfer>;
  /** The default payer: the buyer's company. */
  company: string;
};

/** The proof of a transfer: the payer, and the receipt as a picture or a PDF. */
export function TransferForm({ payNo, transfer, company }: Props) {
  const [payer, setPayer] = useState(company);
  const [remark, setRemark] = useState("");
  const [pictures, setPictures] = useState<readonly UploadedPicture[]>([]);
  const [isTried, setIsTried] = useState(false);
  const [isUploading, setIsUploading] = useState(false);
  const [proof] = pictures;
  const { upload, submit, isSubmitting, problem } = transfer;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (isSubmitting || isUploading || !proof || payer.trim() === "") return;
    const note = remark.trim();
    submit({
      data: { pay_no: payNo, file_id: proof.id, payer: payer.trim(), ...(note !== "" && { remark: note }) },
    });
  }

  return (
    <form noValidate aria-label="转账凭证" onSubmit={onSubmit}>
      <Box columns="pair" gapX="3">
        <TextField
          label="付款户名"
          maxLength={submitTransferBodyPayerMax}
          value={payer}
          onChange={(event) => setPayer(event.target.value)}
          error={isTried && payer.trim() === "" ? "请填写付款户名，与银行账户一致" : undefined}
        />
        <TextField
          label="备注（选填）"
          maxLength={submitTransferBodyRemarkMax}
          placeholder="如：分两笔转账"
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
      </Box>
      <Text as="div" mb="1" tone="muted">
        转账凭证
      </Text>
      <PictureField
        label="转账凭证"
        accepts="document"
        pictures={pictures}
        max={1}
        upload={upload}
        onAdd={(picture) => setPictures([picture])}
        onRemove={() => setPictures([])}
        onBusyChange={setIsUploading}
        error={isTried && !proof && !isUploading ? "请上传银行回单（图片或 PDF）或转账成功截图" : undefined}
      />
      <Text as="div" tone="error" size="xs" role="alert">
        {problem}
      </Text>
      <Button className={looks({ mt: "3" })} type="submit" loading={isSubmitting} loadingText="提交中">
        提交转账凭证
      </Button>
    </form>
  );
}
