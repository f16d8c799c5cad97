// `npm run generate -- icons` writes this file: do not edit it. The icon is from Lucide 1.75.0, see LICENSE.
import { lucideIcon } from "./lucide-icon.ts";

export const CircleSlash = lucideIcon([["circle",{"cx":"12","cy":"12","r":"10"}],["line",{"x1":"9","x2":"15","y1":"15","y2":"9"}]]);
