import { FileQuestionMark } from "#generated/icons/file-question-mark.ts";
import { formatCount } from "#src/shared/lib/format-count.ts";
import { EmptyState } from "../state/empty-state.tsx";

type Props = {
  /** The name of the list's items. */
  what?: string;
  /** The number of items on the existing pages, if known. */
  total?: number;
  firstPage: string;
};

/** Shown for a page past the last one, which an old link or a deletion can lead to. */
export function PastEnd({ what = "记录", total, firstPage }: Props) {
  return (
    <EmptyState
      icon={<FileQuestionMark size={26} strokeWidth={1.5} />}
      title={`这一页没有${what}`}
      hint={
        total === undefined
          ? `${what}变少了，或者链接有误，请从第一页看起。`
          : `共 ${formatCount(total)} 条，都在前面几页。`
      }
      links={[{ name: "回到第一页", to: firstPage }]}
    />
  );
}
