import { say } from "../language.ts";

/** The method of a call, in the reference's colours. */
export function Method({ method }: { method: string }) {
  return (
    <span className={`method method-${method.toLowerCase()}`}>{method === "DELETE" ? "DEL" : method}</span>
  );
}

const toneOf = (status: number): string =>
  status === 0 || status >= 500 ? "bad" : status >= 400 ? "warn" : status >= 300 ? "quiet" : "good";

/** The status of a response; 0 for none. */
export function Status({ status }: { status: number }) {
  return (
    <span className={`status status-${toneOf(status)}`}>
      {status === 0 ? say("no answer", "无响应") : status}
    </span>
  );
}

export function Badge({
  tone = "quiet",
  children,
}: {
  tone?: "good" | "warn" | "bad" | "quiet" | "accent";
  children: React.ReactNode;
}) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
