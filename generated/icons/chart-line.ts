// `npm run generate -- icons` writes this file: do not edit it. The icon is from Lucide 1.75.0, see LICENSE.
import { lucideIcon } from "./lucide-icon.ts";

export const ChartLine = lucideIcon([["path",{"d":"M3 3v16a2 2 0 0 0 2 2h16"}],["path",{"d":"m19 9-5 5-4-4-3 3"}]]);
