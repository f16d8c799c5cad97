import type { Page } from "@playwright/test";

export const MOCK = process.env.MOCK_URL!;
export const PANEL = `${MOCK}/__mock__/`;

/** Calls the mock like the shop in this browser. */
export const call = (page: Page, path: string) => page.request.get(`${MOCK}${path}`);

export const openTab = (page: Page, title: string) =>
  page
    .getByRole("navigation", { name: "Panel" })
    .getByRole("link", { name: new RegExp(`^${title}`) })
    .click();
