// Of Lucide 1.75.0, see LICENSE. Written by `npm run icons`. Do not edit.
import { lucideIcon } from "./lucide-icon.ts";

export const Minus = lucideIcon([["path",{"d":"M5 12h14"}]]);
