import { terms } from "#generated/terms.ts";
import { useState } from "react";
import { useApplyControlledAccess } from "#generated/hooks/zone/zone.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** The application for access to a controlled group, with a remark that survives a reload. */
export function useApplication(url: string) {
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
