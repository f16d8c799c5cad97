import { Navigate, useLocation } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import { useHeaderUser } from "./header/use-header-user.ts";

/** Sends a visitor to log in, and back here afterwards. Who is logged in is known only once the call has answered. */
export function MembersOnly() {
  const { pathname, search } = useLocation();
  return useHeaderUser() === null ? <Navigate to={paths.login(pathname + search)} replace /> : null;
}
