import { describe, expect, it } from "vitest";
import { shortcutFile } from "./shortcut-file.ts";

const fileFor = (system: string) =>
  shortcutFile(`Mozilla/5.0 (${system}) AppleWebKit/537.36`, "商城", "https://shop.example/");

describe("shortcutFile", () => {
  it.each([
    ["Windows NT 10.0; Win64; x64", "商城.url", "URL=https://shop.example/\r\n"],
    ["Macintosh; Intel Mac OS X 10_15_7", "商城.webloc", "<string>https://shop.example/</string>"],
    ["X11; Linux x86_64", "商城.desktop", "URL=https://shop.example/\n"],
  ])("opens on %s", (system, name, content) => {
    const file = fileFor(system);
    expect(file?.name).toBe(name);
    expect(file?.content).toContain(content);
  });

  it.each(["Linux; Android 15; Pixel 9", "iPhone; CPU iPhone OS 18_0 like Mac OS X"])(
    "has no file for %s",
    (system) => expect(fileFor(system)).toBeUndefined(),
  );
});
