// Of Lucide 1.75.0, see LICENSE. Written by `npm run icons`. Do not edit.
import { lucideIcon } from "./lucide-icon.ts";

export const Check = lucideIcon([["path",{"d":"M20 6 9 17l-5-5"}]]);
