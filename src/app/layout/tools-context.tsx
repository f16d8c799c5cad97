import { type ReactNode, createContext, useContext, useState } from "react";
import { Flag } from "#generated/enums.ts";
import { useGetLotteryStatus } from "#generated/hooks/draw/draw.ts";
import type { LotteryStatus } from "#generated/model/index.ts";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";
import { peekDraft, writeDraft } from "#src/shared/lib/session-draft.ts";
import { useHeaderUser } from "./header/use-header-user.ts";

export type OpenPanel = "cart" | "service";

export type Tools = {
  /** The panel that is open beside the page. */
  open: OpenPanel | undefined;
  setOpen: (panel: OpenPanel | undefined) => void;
  /** Messages of customer service that came while its window was closed. */
  unreadChat: number;
  setUnreadChat: (count: number) => void;
  lottery: LotteryInvitation;
};

const ToolsContext = createContext<Tools | undefined>(undefined);

/**
 * Provides the state that the tools of a page share, whether they are at the right edge or, on a phone, in the menu.
 */
export function ToolsProvider({ handle, children }: { handle: RouteHandle; children: ReactNode }) {
  const user = useHeaderUser();
  const [open, setOpen] = useState<OpenPanel>();
  const [unreadChat, setUnreadChat] = useState(0);
  const lottery = useLotteryInvitation(Boolean(user), handle.name === "home");
  return (
    <ToolsContext value={{ open, setOpen, unreadChat, setUnreadChat, lottery }}>{children}</ToolsContext>
  );
}

export function useTools(): Tools {
  const tools = useContext(ToolsContext);
  if (!tools) throw new Error("useTools needs a ToolsProvider around it");
  return tools;
}

const FRESH_FOR_MS = 300_000;
const DISMISSED = "lottery-put-away";

const isId = (value: unknown): value is number => typeof value === "number";

const offer = ({ id, name = "抽奖" }: LotteryStatus, opensItself: boolean) => ({ id, name, opensItself });

type LotteryInvitation = ReturnType<typeof useLotteryInvitation>;

/**
 * The lottery pop-up: offered only while the buyer has not taken part (specification section 4). On the home page it
 * opens by itself once per browser session; after that, and elsewhere, only on request.
 */
function useLotteryInvitation(isLoggedIn: boolean, isHome: boolean) {
  const status = useLotteryStatus(isLoggedIn);
  const [dismissed, setDismissed] = useState(() => peekDraft(DISMISSED, isId));
  // It stays while it is open: drawing counts as taking part, and the pop-up still has to show its result.
  const [shown, setShown] = useState<ReturnType<typeof offer>>();
  const isOffered = status !== undefined && status.is_join === Flag.No && status.id > 0;
  if (isOffered && isHome && !shown && dismissed !== status.id) setShown(offer(status, true));
  if (shown?.opensItself && !isHome) setShown(undefined);

  const open = () => {
    if (isOffered) setShown(offer(status, false));
  };
  const close = () => {
    writeDraft(DISMISSED, shown?.id);
    setDismissed(shown?.id);
    setShown(undefined);
  };
  return { isOffered, shown, open, close };
}

/**
 * Tells whether a lottery is open and whether the buyer has taken part. A background call: its errors are not shown.
 */
function useLotteryStatus(isLoggedIn: boolean): LotteryStatus | undefined {
  const { data } = useGetLotteryStatus({
    query: {
      enabled: isLoggedIn,
      staleTime: FRESH_FOR_MS,
      select: (response) => response.data,
    },
  });
  return isLoggedIn ? data : undefined;
}
