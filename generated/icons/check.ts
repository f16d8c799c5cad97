// `npm run generate -- icons` writes this file: do not edit it. The icon is from Lucide 1.75.0, see LICENSE.
import { lucideIcon } from "./lucide-icon.ts";

export const Check = lucideIcon([["path",{"d":"M20 6 9 17l-5-5"}]]);
