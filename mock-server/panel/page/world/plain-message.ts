import { say } from "../language.ts";

/** The server's message, without the URL that was called. */
export function plainMessage(error: Error): string {
  if (error instanceof TypeError)
    return say(
      "The mock cannot be reached: check that it is running",
      "无法连接 Mock 服务，请确认它正在运行",
    );
  return error.message.replace(/^[A-Z]+ \/__mock__\/\S*: \d+ /, "");
}
