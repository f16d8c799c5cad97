import { Button } from "#src/shared/ui/button/button.tsx";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { paths } from "#src/shared/paths.ts";
import styles from "./complaint-sent.module.css";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";

/** Confirms that the message has arrived and says where the answer will appear. */
export function ComplaintSent({ id, onAgain }: { id: number; onAgain: () => void }) {
  const message = useRef<HTMLDivElement>(null);
  // The submit button is gone, and the focus with it.
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={styles.root} ref={message} role="status" tabIndex={-1}>
      <EmptyState
        icon={<CircleCheck size={28} strokeWidth={1.5} />}
        title="已收到您的投诉与建议"
        hint={`受理编号 ${id}。我们会在 1 个工作日内答复，答复可在“意见反馈”中查看。`}
        action={
          <>
            <Button asChild size="sm">
              <Link to={paths.feedback()}>查看我的反馈</Link>
            </Button>
            <Button size="sm" variant="outline" onClick={onAgain}>
              再写一条
            </Button>
          </>
        }
      />
    </div>
  );
}
