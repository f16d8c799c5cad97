/** The addresses of a mock's three hosts, without trailing slashes. */
export type MockUrls = Readonly<Record<"main" | "activity" | "chat", string>>;

/** The addresses of a mock whose main host is `main`: activity and chat are on the next two ports. Throws TypeError. */
export function urlsFrom(main: string): MockUrls {
  const at = (offset: number) => {
    const url = new URL(main);
    url.port = String(Number(url.port || (url.protocol === "https:" ? 443 : 80)) + offset);
    return url.origin;
  };
  return { main: at(0), activity: at(1), chat: at(2) };
}
