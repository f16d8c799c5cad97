import { CircleCheck } from "#generated/icons/circle-check.ts";
import { CircleX } from "#generated/icons/circle-x.ts";
import { X } from "#generated/icons/x.ts";
import { dismiss, useNotices } from "../parts/notices.ts";
import { say } from "../language.ts";

export function Notices() {
  const notices = useNotices();
  return (
    <div className="notices" role="status" aria-label={say("Notices", "通知")}>
      {notices.map(({ id, tone, text }) => (
        <div key={id} className={`notice notice-${tone}`}>
          {tone === "good" ? <CircleCheck size={17} aria-hidden /> : <CircleX size={17} aria-hidden />}
          <span>{text}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={say("Close notice", "关闭通知")}
            onClick={() => dismiss(id)}
          >
            <X size={14} aria-hidden />
          </button>
        </div>
      ))}
    </div>
  );
}
