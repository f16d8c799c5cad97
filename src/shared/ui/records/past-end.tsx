import { Button } from "@chakra-ui/react";
import { FileQuestion } from "lucide-react";
import { Link } from "react-router-dom";
import { EmptyState } from "../state/empty-state.tsx";

type Props = {
  /** How many records there are on the pages before. */
  total: number;
  firstPage: string;
};

/** Stands for a page behind the last one, as an old address or a deletion may lead to. */
export function PastEnd({ total, firstPage }: Props) {
  return (
    <EmptyState
      icon={<FileQuestion size={26} strokeWidth={1.5} />}
      title="这一页没有记录"
      hint={`一共 ${total} 条，都在前面几页。`}
      action={
        <Button asChild size="sm">
          <Link to={firstPage}>回到第一页</Link>
        </Button>
      }
    />
  );
}
