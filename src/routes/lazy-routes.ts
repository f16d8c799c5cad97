import type { RouteObject } from "react-router-dom";

type Area = () => Promise<{ routes: RouteObject[] }>;

const zone: Area = () => import("./zone/routes.ts");
const order: Area = () => import("./order/routes.ts");
const user: Area = () => import("./user/routes.ts");
const wallet: Area = () => import("./wallet/routes.ts");
const selfService: Area = () => import("./self-service/routes.ts");
const register: Area = () => import("./register/routes.ts");
const help: Area = () => import("./help/routes.ts");

/** By path prefix, in lower case because the router ignores case. */
const AREAS = new Map(
  (
    [
      [zone, "ppzq kxzq yjh hdzx ptzq mrtj hb welfare zhzq lqzx zqmb hdmb yyh zhmz jfsc"],
      [order, "order thsh jfdd"],
      [
        user,
        "user zhzx wdxx dzht zhzx_jcxx basic jcxx_zzzj zzzj zhzx_ddgl ddgl zhzx_bdwx bdwx zhzx_shdz addr zhzx_wdxx cygl spgl",
      ],
      [wallet, "wdqb yegl zqgl dzd cgfx jfgl yhq xjq"],
      [selfService, "zzfw kjcg pzqg dzfp star yjfk"],
      [
        register,
        "register register_index register_dd register_dd_step1 register_dd_step2 register_dd_step3 forget yqcy",
      ],
      [help, "help news"],
    ] as const
  ).flatMap(([area, firsts]) => firsts.split(" ").map((first) => [first, area] as const)),
);

/** The lazy part of the route table that holds an address. */
export function findLazyArea(pathname: string): Area | undefined {
  const [, first = ""] = pathname.split("/");
  return AREAS.get(first.toLowerCase());
}
