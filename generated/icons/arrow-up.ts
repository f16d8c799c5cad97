// Of Lucide 1.75.0, see LICENSE. Written by `npm run icons`. Do not edit.
import { lucideIcon } from "./lucide-icon.ts";

export const ArrowUp = lucideIcon([["path",{"d":"m5 12 7-7 7 7"}],["path",{"d":"M12 19V5"}]]);
