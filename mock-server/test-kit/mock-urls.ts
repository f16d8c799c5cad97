/** Where the three hosts of a mock stand, without a slash at the end. */
export type MockUrls = Readonly<Record<"main" | "activity" | "chat", string>>;

/** The hosts of a mock whose main host stands at `main`: activity and chat are on the next two ports. Throws TypeError. */
export function urlsFrom(main: string): MockUrls {
  const at = (offset: number) => {
    const url = new URL(main);
    url.port = String(Number(url.port || (url.protocol === "https:" ? 443 : 80)) + offset);
    return url.origin;
  };
  return { main: at(0), activity: at(1), chat: at(2) };
}
