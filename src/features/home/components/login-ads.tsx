import { useListLoginAds } from "#generated/hooks/home/home.ts";
import { AdRow } from "./ad-row.tsx";

/** The pictures beside the login form; optional. */
export function LoginAds() {
  const ads = useListLoginAds({ query: { select: ({ data }) => data } });
  if (ads.isError) return null;
  return <AdRow label="登录页推荐" ads={ads} count={2} columns={2} ratio={4 / 3} />;
}
