// `npm run generate -- icons` writes this file: do not edit it. The icon is from Lucide 1.75.0, see LICENSE.
import { lucideIcon } from "./lucide-icon.ts";

export const IdCard = lucideIcon([["path",{"d":"M13 19a4 4 0 00-8 0"}],["path",{"d":"M16 10h2"}],["path",{"d":"M16 14h2"}],["circle",{"cx":"9","cy":"12","r":"3"}],["rect",{"x":"2","y":"5","width":"20","height":"14","rx":"2"}]]);
