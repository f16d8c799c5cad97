import { Text } from "#src/shared/ui/layout/layout.tsx";
import { clsx } from "clsx";
import { applyControlledAccessBodyRemarkMax } from "#generated/zod/zone/zone.zod.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { useId, useState } from "react";
import { Textarea } from "#src/shared/ui/field/text-input.tsx";
import styles from "./application-form.module.css";
import { terms } from "#generated/terms.ts";
import { useApplyControlledAccess } from "#generated/hooks/zone/zone.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

type Props = { url: string; again: boolean };

/** Applies for access to a group, with a remark for the manufacturer. */
export function ApplicationForm({ url, again }: Props) {
  const { remark, error, isPending, changeRemark, apply } = useApplication(url);
  const id = useId();
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <div className={styles.remark}>
        <Textarea
          className={clsx(styles.field, error && styles.refused)}
          aria-label={again ? "补充说明" : "申请说明（选填）"}
          aria-describedby={id}
          aria-invalid={error ? true : undefined}
          value={remark}
          onChange={(event) => changeRemark(event.target.value)}
          maxLength={applyControlledAccessBodyRemarkMax}
          rows={2}
          placeholder="选填，写明更易通过：门店所在乡镇或街道、周边同类门店、预计月采购量"
        />
        <div className={styles.count}>
          {remark.length}/{applyControlledAccessBodyRemarkMax}
        </div>
        <Text as="div" tone="error" size="xs" id={id} role="alert">
          {error}
        </Text>
      </div>
      <Button type="submit" loading={isPending} loadingText="正在提交……">
        {again ? "重新申请" : "申请采购权限"}
      </Button>
    </form>
  );
}

/** The application for access to a controlled group, with a remark that survives a reload. */
function useApplication(url: string) {
  const key = `controlled-remark-${url}`;
  const [remark, setRemark] = useState(() => readDraft(key, isText) ?? "");
  const [error, setError] = useState<string>();
  const once = useSingleFlight();
  const { mutateAsync, isPending } = useApplyControlledAccess({
    mutation: {
      meta: {
        onApiError: ({ errors }) => {
          setError(errors.remark?.[0]);
          return errors.remark !== undefined;
        },
      },
      onSuccess: ({ data }) => {
        writeDraft(key, undefined);
        setRemark("");
        toast({
          status: "success",
          message: `已提交${data.name}的申请，一般 ${terms.controlled.review_days} 天内有结果`,
        });
      },
    },
  });
  return {
    remark,
    error,
    isPending,
    changeRemark: (text: string) => {
      setError(undefined);
      setRemark(text);
      writeDraft(key, text || undefined);
    },
    apply: () => once(() => mutateAsync({ group: url, data: { remark: remark.trim() } })),
  };
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
