import { CopyButton as PlainCopyButton } from "#api-spec/page-kit/parts/copy-button.tsx";
import { say } from "../language.ts";

const LABELS = {
  idle: say("Copy", "复制"),
  done: say("Copied", "已复制"),
  failed: say("Not copied", "复制失败"),
};

/** Copies a text, in the panel's language. */
export const CopyButton = (props: { text: string; what: string }) => (
  <PlainCopyButton {...props} labels={LABELS} />
);
