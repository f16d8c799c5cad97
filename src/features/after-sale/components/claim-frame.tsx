import type { ReactNode } from "react";
import { UploadKind } from "#generated/enums.ts";
import {
  createReturnBodyDescribeMax,
  createReturnBodyFileIdsMax,
} from "#generated/zod/after-sale/after-sale.zod.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PictureField } from "#src/shared/ui/field/picture-field.tsx";
import { TextAreaField } from "#src/shared/ui/field/text-area-field.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { useUpload } from "#src/shared/upload/use-upload.ts";
import type { Claim } from "../hooks/use-claim.ts";
import styles from "./claim-frame.module.css";

type Props = {
  orderId: number;
  claim: Claim;
  /** The lines and the reason. */
  children: ReactNode;
  describeLabel: string;
  /** The result, shown beside the button. */
  summary: ReactNode;
  submitLabel: string;
  isSubmitting: boolean;
  isUploading: boolean;
  onUploading: (isUploading: boolean) => void;
  onSubmit: () => void;
};

/** The form shared by returns and complaints. */
export function ClaimFrame({ orderId, claim, children, ...props }: Props) {
  const { draft, errors } = claim;
  const upload = useUpload(UploadKind.ReturnOrAfterSalePicture);
  return (
    <Stack
      as="form"
      gap="3"
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      {children}
      <Panel title="问题说明">
        <TextAreaField
          label={props.describeLabel}
          value={draft.describe}
          onChange={(describe) => claim.set({ describe })}
          maxLength={createReturnBodyDescribeMax}
          rows={3}
          placeholder="请写明发现的时间、批号和具体情况，便于尽快审核"
          error={errors.describe}
        />
        <PictureField
          label="凭证图片"
          pictures={draft.pictures}
          max={createReturnBodyFileIdsMax}
          upload={upload}
          onAdd={claim.addPicture}
          onRemove={claim.removePicture}
          onBusyChange={props.onUploading}
          error={errors.pictures}
        />
      </Panel>
      {errors.claim && <Notice>{errors.claim}</Notice>}
      <div className={styles.submit}>
        <div className={styles.summary}>{props.summary}</div>
        <ButtonLink className={styles.action} variant="outline" to={paths.order(orderId)}>
          返回订单
        </ButtonLink>
        <Button
          className={styles.action}
          type="submit"
          loading={props.isSubmitting}
          disabled={props.isUploading}
        >
          {props.isUploading ? "图片上传中" : props.submitLabel}
        </Button>
      </div>
    </Stack>
  );
}
