import { useContext } from "react";
import { type NavigateOptions, UNSAFE_DataRouterContext as DataRouterContext } from "react-router-dom";

export type Go = (to: string, options?: NavigateOptions) => void;

/**
 * Navigates to an address of the shop. A component with `useNavigate`, or with a `Link`, renders again whenever the
 * address changes; one with this does not. A list has a hundred of them.
 */
export function useGo(): Go {
  const router = useContext(DataRouterContext)?.router;
  if (!router) throw new Error("useGo is called outside of the router");
  return (to, options) => void router.navigate(to, options);
}
