import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { getGetCommonDataQueryKey } from "#generated/hooks/home/home.ts";

/** Fetches the common data anew when the route changes (specification section 4). */
export function useFreshCommonData(routeId: string): void {
  const queryClient = useQueryClient();
  const lastRoute = useRef(routeId);
  useEffect(() => {
    if (lastRoute.current === routeId) return;
    lastRoute.current = routeId;
    void queryClient.refetchQueries({ queryKey: getGetCommonDataQueryKey(), type: "active" });
  }, [queryClient, routeId]);
}
