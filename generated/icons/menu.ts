// `npm run generate -- icons` writes this file: do not edit it. The icon is from Lucide 1.75.0, see LICENSE.
import { lucideIcon } from "./lucide-icon.ts";

export const Menu = lucideIcon([["path",{"d":"M4 5h16"}],["path",{"d":"M4 12h16"}],["path",{"d":"M4 19h16"}]]);
