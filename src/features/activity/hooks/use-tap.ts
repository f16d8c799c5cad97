import { useEffect, useEffectEvent, useRef } from "react";
import { useTapActivity } from "#generated/hooks/activity/activity.ts";

/** Counts that an activity was opened, once however often it renders; returns the total count. */
export function useTap(id: number | undefined): number | undefined {
  const { mutate, data } = useTapActivity({ mutation: { meta: { errors: "silent" } } });
  const tapped = useRef<number>(undefined);
  const tap = useEffectEvent((activity_id: number) => mutate({ data: { activity_id } }));
  useEffect(() => {
    if (id === undefined || tapped.current === id) return;
    tapped.current = id;
    tap(id);
  }, [id]);
  return data?.data.number;
}
