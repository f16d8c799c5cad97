import { Navigate, useLocation } from "react-router-dom";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { paths } from "#src/shared/paths.ts";

/** Sends a visitor to log in, and back here afterwards. Who is logged in is known only once the call has answered. */
export function MembersOnly() {
  const { pathname, search } = useLocation();
  return useCurrentUser() === null ? <Navigate to={paths.login(pathname + search)} replace /> : null;
}
