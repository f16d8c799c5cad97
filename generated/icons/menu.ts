// Of Lucide 1.75.0, see LICENSE. Written by `npm run icons`. Do not edit.
import { lucideIcon } from "./lucide-icon.ts";

export const Menu = lucideIcon([["path",{"d":"M4 5h16"}],["path",{"d":"M4 12h16"}],["path",{"d":"M4 19h16"}]]);
