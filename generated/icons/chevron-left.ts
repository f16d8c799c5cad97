// Of Lucide 1.75.0, see LICENSE. Written by `npm run icons`. Do not edit.
import { lucideIcon } from "./lucide-icon.ts";

export const ChevronLeft = lucideIcon([["path",{"d":"m15 18-6-6 6-6"}]]);
