// Of Lucide 1.75.0, see LICENSE. Written by `npm run icons`. Do not edit.
import { lucideIcon } from "./lucide-icon.ts";

export const ChevronDown = lucideIcon([["path",{"d":"m6 9 6 6 6-6"}]]);
