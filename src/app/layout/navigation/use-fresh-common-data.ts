import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { getGetCommonDataQueryKey } from "#generated/hooks/home/home.ts";

/** Refetches the common data when the route changes (specification section 4). */
export function useFreshCommonData(routeName: string): void {
  const queryClient = useQueryClient();
  const lastRoute = useRef(routeName);
  useEffect(() => {
    if (lastRoute.current === routeName) return;
    lastRoute.current = routeName;
    void queryClient.refetchQueries({ queryKey: getGetCommonDataQueryKey(), type: "active" });
  }, [queryClient, routeName]);
}
