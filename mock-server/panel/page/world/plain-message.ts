/** The server's message, without the URL that was called. */
export function plainMessage(error: Error): string {
  if (error instanceof TypeError) return "The mock cannot be reached: check that it is running";
  return error.message.replace(/^[A-Z]+ \/__mock__\/\S*: \d+ /, "");
}
