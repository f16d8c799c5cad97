import { Button } from "@chakra-ui/react";
import { FileQuestion } from "lucide-react";
import { Link } from "react-router-dom";
import { EmptyState } from "../state/empty-state.tsx";

type Props = {
  /** What the page has none of. */
  what?: string;
  /** How many there are on the pages before, where that is known. */
  total?: number;
  firstPage: string;
};

/** Stands for a page behind the last one, as an old address or a deletion may lead to. */
export function PastEnd({ what = "记录", total, firstPage }: Props) {
  return (
    <EmptyState
      icon={<FileQuestion size={26} strokeWidth={1.5} />}
      title={`这一页没有${what}`}
      hint={
        total === undefined
          ? `${what}变少了，或者链接有误，请从第一页看起。`
          : `一共 ${total} 条，都在前面几页。`
      }
      action={
        <Button asChild size="sm">
          <Link to={firstPage}>回到第一页</Link>
        </Button>
      }
    />
  );
}
