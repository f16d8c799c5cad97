// `npm run generate -- icons` writes this file: do not edit it. The icon is from Lucide 1.75.0, see LICENSE.
import { lucideIcon } from "./lucide-icon.ts";

export const ChevronUp = lucideIcon([["path",{"d":"m18 15-6-6-6 6"}]]);
