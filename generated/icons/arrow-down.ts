// `npm run generate -- icons` writes this file: do not edit it. The icon is from Lucide 1.75.0, see LICENSE.
import { lucideIcon } from "./lucide-icon.ts";

export const ArrowDown = lucideIcon([["path",{"d":"M12 5v14"}],["path",{"d":"m19 12-7 7-7-7"}]]);
