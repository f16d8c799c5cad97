import { ArrowUpToLine } from "lucide-react";
import { useScrolledPast } from "../header/use-scrolled-past.ts";
import { MAIN_ID } from "../navigation/skip-link.tsx";
import { SidebarTool } from "./sidebar-tool.tsx";

const SHOWS_AT_PX = 400;
const DELAY_MS = 100;

/** A button back to the top, shown once the page is scrolled. */
export function BackToTop() {
  const isShown = useScrolledPast(SHOWS_AT_PX, DELAY_MS);
  return isShown && <SidebarTool icon={<ArrowUpToLine size={18} />} label="回到顶部" onClick={goUp} />;
}

function goUp(): void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: isCalm ? "auto" : "smooth" });
}
