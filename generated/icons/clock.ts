// Of Lucide 1.75.0, see LICENSE. Written by `npm run icons`. Do not edit.
import { lucideIcon } from "./lucide-icon.ts";

export const Clock = lucideIcon([["circle",{"cx":"12","cy":"12","r":"10"}],["path",{"d":"M12 6v6l4 2"}]]);
