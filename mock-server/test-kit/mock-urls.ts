/** The addresses of a mock's three hosts, without trailing slashes. */
export type MockUrls = Readonly<Record<"main" | "activity" | "chat", string>>;
