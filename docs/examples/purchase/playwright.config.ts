import { defineConfig } from "@playwright/test";

const MOCK_URL = process.env.MOCK_URL ?? "http://localhost:4010";
const WEB_PORT = process.env.WEB_PORT ?? "5199";

export default defineConfig({
  testDir: "tests",
  use: {
    baseURL: `http://localhost:${WEB_PORT}`,
    // A browser of the system, instead of `npx playwright install chromium`.
    launchOptions: process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {},
  },
  webServer: [
    {
      command: `pharmacy-mock --quiet --port ${new URL(MOCK_URL).port} --origin http://localhost:*`,
      url: `${MOCK_URL}/__mock__/health`,
      reuseExistingServer: true,
    },
    { command: `vite preview --port ${WEB_PORT} --strictPort`, url: `http://localhost:${WEB_PORT}` },
  ],
});
