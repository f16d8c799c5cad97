// Of Lucide 1.75.0, see LICENSE. Written by `npm run icons`. Do not edit.
import { lucideIcon } from "./lucide-icon.ts";

export const ChevronUp = lucideIcon([["path",{"d":"m18 15-6-6-6 6"}]]);
