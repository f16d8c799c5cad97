import type { Page } from "@playwright/test";

/** The elements that make the page scroll sideways. */
export function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // Only the offset parent can clip an absolutely positioned element.
    const holderOf = (one: HTMLElement) =>
      getComputedStyle(one).position === "absolute" ? one.offsetParent : one.parentElement;
    const isCut = (one: HTMLElement): boolean => {
      const holder = holderOf(one);
      if (!(holder instanceof HTMLElement) || holder === document.body) return false;
      return getComputedStyle(holder).overflowX !== "visible" || isCut(holder);
    };
    const wide = [...document.querySelectorAll<HTMLElement>("body :not(svg, svg *)")].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1 && !isCut(one),
    );
    const innermost = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
    return [`${scrollWidth} px wide`, ...innermost.slice(0, 5).map((one) => one.outerHTML.slice(0, 150))];
  });
}

/** The bars that together take more than a third of the window's height, with the page scrolled to its middle. */
export function findBars(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const main = document.querySelector("main")!.getBoundingClientRect();
    const from = scrollY;
    const scrolled = new Promise<void>((resolve) => {
      addEventListener("scroll", () => resolve(), { once: true });
    });
    scrollTo(0, from + main.top + (main.height - innerHeight) / 2);
    if (scrollY !== from) {
      await scrolled;
      // The header hears of the scroll first and waits no longer, so its timer always fires before this one.
      await new Promise((resolve) => setTimeout(resolve, 100));
      for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
    }
    const isBar = (one: Element) => {
      const { position, top, bottom } = getComputedStyle(one);
      return position === "fixed" || (position === "sticky" && (top !== "auto" || bottom !== "auto"));
    };
    const barAt = (x: number, y: number) => {
      let one = document.elementFromPoint(x, y);
      while (one && !isBar(one)) one = one.parentElement;
      return one;
    };
    return [0.25, 0.5, 0.75]
      .flatMap((x) => {
        const hit = Array.from({ length: innerHeight }, (_, y) => barAt(innerWidth * x, y)).filter(
          (one) => one !== null,
        );
        if (hit.length <= innerHeight / 3) return [];
        const bars = [...new Set(hit)].map((one) => one.outerHTML.slice(0, 100));
        return [`bars take ${hit.length} of ${innerHeight} px: ${bars.join(" ")}`];
      })
      .slice(0, 1);
  });
}
