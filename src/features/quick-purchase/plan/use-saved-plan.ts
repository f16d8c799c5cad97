import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  getGetSavedPlanQueryOptions,
  useCreateSavedPlan,
  useDeleteSavedPlan,
  useUpdateSavedPlan,
} from "#generated/hooks/plan/plan.ts";
import type { SavedPlan } from "#generated/model/index.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import type { ParsedPlan } from "../import/parse-plan.ts";
import { fromSavedLines, toSaveAgain } from "./saved-plan.ts";

/** The time during which a deletion can be undone, in ms. */
const UNDO_MS = 8000;

type Callbacks = {
  onRun: (parsed: ParsedPlan) => void;
  onRenamed: () => void;
  /** The plan may have been changed or deleted by another store. */
  onRefused: () => void;
};

/** Returns the actions on a saved plan: run, rename, delete, and undo the deletion. */
export function useSavedPlan({ id, name }: SavedPlan, { onRun, onRenamed, onRefused }: Callbacks) {
  const client = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const [refusal, setRefusal] = useState("");
  const once = useSingleFlight();
  const renaming = useUpdateSavedPlan({
    mutation: {
      meta: {
        onApiError: (error: ApiError) => {
          const isAboutName = isRefusal(error);
          if (isAboutName) setRefusal(error.firstFieldMessage ?? error.message);
          return isAboutName;
        },
      },
      onError: onRefused,
    },
  });
  const deletion = useDeleteSavedPlan({ mutation: { onError: onRefused } });
  const again = useCreateSavedPlan();

  return {
    isLoading,
    isBusy: isLoading || deletion.isPending,
    isRenaming: renaming.isPending,
    refusal,
    run: () =>
      once(async () => {
        setLoading(true);
        try {
          const { data } = await client.fetchQuery(
            getGetSavedPlanQueryOptions(id, { query: { staleTime: 0 } }),
          );
          onRun(fromSavedLines(data.lines));
          toast({
            status: "success",
            message: `已按“${name}”列出 ${data.lines.length} 行，正在匹配今天的商品`,
          });
        } catch (error) {
          onRefused();
          throw error;
        } finally {
          setLoading(false);
        }
      }),
    rename: (to: string) =>
      once(async () => {
        setRefusal("");
        await renaming.mutateAsync({ id, data: { name: to } });
        toast({ status: "success", message: `采购计划已改名为“${to}”` });
        onRenamed();
      }),
    remove: () =>
      once(async () => {
        const { data: removed } = await deletion.mutateAsync({ id });
        toast({
          status: "success",
          message: `采购计划“${name}”已删除`,
          durationMs: UNDO_MS,
          action: { label: "撤销", onClick: () => again.mutate({ data: toSaveAgain(removed) }) },
        });
      }),
  };
}
