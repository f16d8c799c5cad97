import { type ReactNode, createContext, useContext, useState } from "react";
import type { RouteHandle } from "#src/shared/lib/route-handle.ts";
import { useHeaderUser } from "./header/use-header-user.ts";
import { type LotteryInvitation, useLotteryInvitation } from "./use-lottery-invitation.ts";

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
