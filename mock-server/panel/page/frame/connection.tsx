import { Alert } from "@chakra-ui/react";
import { Unplug } from "#generated/icons/unplug.ts";
import type { Live } from "../world/use-live.ts";
import { say } from "../language.ts";

/** Shown while the connection is lost and the data may be outdated. */
export const Connection = ({ live }: { live: Live }) => (
  <div role="status">
    {live.state === "lost" && (
      <Alert.Root status="warning" size="sm" marginBlockEnd="4">
        <Unplug size={16} aria-hidden />
        <Alert.Title>
          {say(
            "The connection to the mock is lost, and what follows is not up to date; reconnecting",
            "与 Mock 服务的连接已断开，以下内容可能不是最新的；正在重连",
          )}
          {live.attempts > 1 && say(` (attempt ${live.attempts})`, `（第 ${live.attempts} 次）`)}…
        </Alert.Title>
      </Alert.Root>
    )}
  </div>
);
