import { Send } from "#generated/icons/send.ts";
import { useState } from "react";
import { Badge } from "../parts/badges.tsx";
import { toShanghai } from "../time/shanghai.ts";
import { useControlAction } from "../world/use-control-action.ts";
import { filterResult } from "./filter-result.ts";
import { useMembers, useRecords } from "./use-records.ts";
import { PendingList } from "./pending-list.tsx";
import { say } from "../language.ts";

type Feedback = {
  readonly id: number;
  readonly userId: number;
  readonly content: string;
  readonly status: number;
  readonly createdAt: number;
};

const WAITING = 1;

export function FeedbackList() {
  const query = filterResult(useRecords<Feedback>("feedback"), ({ status }) => status === WAITING);
  return (
    <PendingList
      title={say("Feedback", "反馈")}
      none={say(
        "No feedback to answer. Submit some in the shop, and it appears here.",
        "没有待答复的反馈。在商城提交后，会出现在这里。",
      )}
      query={query}
    >
      {(feedback) => <FeedbackItem key={feedback.id} feedback={feedback} />}
    </PendingList>
  );
}

function FeedbackItem({ feedback: { id, userId, content, createdAt } }: { feedback: Feedback }) {
  const member = useMembers()(userId);
  const [reply, setReply] = useState("感谢您的反馈，我们已转给相关同事处理。");
  const answer = useControlAction(
    (control) => control.answerFeedback({ id, reply }),
    () => say(`Feedback ${id} answered`, `反馈 ${id} 已答复`),
  );
  return (
    <li className="card">
      <div className="card-head">
        <h3>{member?.company ?? say(`Member ${userId}`, `会员 ${userId}`)}</h3>
        <Badge>
          {say("feedback", "反馈")} {id}
        </Badge>
      </div>
      <p className="card-about">
        {toShanghai(createdAt)} · {content}
      </p>
      <div className="judge">
        <input
          className="input"
          aria-label={say("Reply", "答复内容")}
          value={reply}
          onChange={({ target }) => setReply(target.value)}
        />
        <button
          type="button"
          className="button button-accent"
          disabled={reply.trim() === "" || answer.isPending}
          onClick={() => answer.mutate()}
        >
          <Send size={15} aria-hidden /> {say("Reply", "答复")}
        </button>
      </div>
    </li>
  );
}
