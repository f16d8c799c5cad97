/** The server's message, without the URL that was called. */
export function plainMessage(error: Error): string {
  if (error instanceof TypeError) return "没有连上模拟服务，请确认它还在运行";
  return error.message.replace(/^[A-Z]+ \/__mock__\/\S*: \d+ /, "");
}
