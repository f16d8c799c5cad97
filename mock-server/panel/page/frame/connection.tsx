import { Unplug } from "lucide-react";
import type { Live } from "../world/use-live.ts";

/** Shown while the connection is lost and the data may be outdated. */
export function Connection({ live }: { live: Live }) {
  return (
    <div role="status" className="connection-place">
      {live.state === "lost" && (
        <p className="connection">
          <Unplug size={16} aria-hidden />
          <span>
            与模拟服务的连接断开了，下面的内容停在断开之前；正在重新连接
            {live.attempts > 1 && `（第 ${live.attempts} 次）`}…
          </span>
        </p>
      )}
    </div>
  );
}
