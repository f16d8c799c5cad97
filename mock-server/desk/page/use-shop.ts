import { useEffect, useState } from "react";

/** The subject of the shop's page, of which a card can be sent. */
export type Subject = { readonly kind: "order" | "goods"; readonly id: number };

/** Tells the shop, whose page frames this one. The message holds nothing that others may not know. */
export const notifyShop = (message: Readonly<Record<string, unknown>>): void =>
  window.parent.postMessage(message, "*");

/** Follows the shop's messages: whether the chat is on screen, and the subject of the shop's page. */
export function useShop(): { isShown: boolean; subject: Subject | undefined } {
  const [isOpen, setOpen] = useState(true);
  const [isForeground, setForeground] = useState(() => !document.hidden);
  const [subject, setSubject] = useState<Subject>();
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== window.parent || typeof event.data !== "object" || event.data === null) return;
      const { chat, visible, subject: about } = event.data as Record<string, unknown>;
      if (chat === "visible") setOpen(visible === true);
      if (chat === "subject") setSubject(isSubject(about) ? about : undefined);
    };
    const notice = () => setForeground(!document.hidden);
    window.addEventListener("message", listen);
    document.addEventListener("visibilitychange", notice);
    notifyShop({ chat: "ready" });
    return () => {
      window.removeEventListener("message", listen);
      document.removeEventListener("visibilitychange", notice);
    };
  }, []);
  return { isShown: isOpen && isForeground, subject };
}

function isSubject(value: unknown): value is Subject {
  if (typeof value !== "object" || value === null) return false;
  const { kind, id } = value as Record<string, unknown>;
  return (kind === "order" || kind === "goods") && Number.isSafeInteger(id);
}
