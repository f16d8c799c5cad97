import type { RouteObject } from "react-router-dom";
import { routes as help } from "./help/routes.ts";
import { routes as order } from "./order/routes.ts";
import { routes as register } from "./register/routes.ts";
import { routes as selfService } from "./self-service/routes.ts";
import { routes as user } from "./user/routes.ts";
import { routes as wallet } from "./wallet/routes.ts";
import { routes as zone } from "./zone/routes.ts";

/** The part of the route table that is fetched when an address is not in the other one. */
export const routes: RouteObject[] = [
  ...zone,
  ...order,
  ...user,
  ...wallet,
  ...selfService,
  ...register,
  ...help,
];
