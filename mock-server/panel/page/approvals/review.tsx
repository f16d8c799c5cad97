import { Check } from "#generated/icons/check.ts";
import { X } from "#generated/icons/x.ts";
import { useState } from "react";
import { say } from "../language.ts";

/** Approves something, or rejects it with a reason that the buyer reads. */
export function Review({
  usualReason,
  isDisabled,
  onApprove,
  onReject,
}: {
  usualReason: string;
  isDisabled: boolean;
  onApprove: () => void;
  onReject: (reason: string) => void;
}) {
  const [reason, setReason] = useState(usualReason);
  return (
    <div className="judge">
      <button type="button" className="button button-accent" disabled={isDisabled} onClick={onApprove}>
        <Check size={15} aria-hidden /> {say("Approve", "通过")}
      </button>
      <input
        className="input"
        aria-label={say("Reason of rejection", "驳回原因")}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <button
        type="button"
        className="button"
        disabled={isDisabled || reason.trim() === ""}
        onClick={() => onReject(reason)}
      >
        <X size={15} aria-hidden /> {say("Reject", "驳回")}
      </button>
    </div>
  );
}
