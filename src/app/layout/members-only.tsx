import { Navigate, useLocation } from "react-router-dom";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { paths } from "#src/shared/paths.ts";

/**
 * Redirects visitors to the login and back here afterwards. Whether somebody is logged in is known only once the call
 * has returned.
 */
export function MembersOnly() {
  const { pathname, search } = useLocation();
  return useCurrentUser() === null ? <Navigate to={paths.login(pathname + search)} replace /> : null;
}
