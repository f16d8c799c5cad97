import { chakra } from "@chakra-ui/react";
import { Headset, X } from "lucide-react";
import type { User } from "#generated/model/index.ts";
import { company } from "#src/shared/company.ts";
import { useSidePanel } from "#src/shared/ui/overlay/use-side-panel.ts";
import { ChatFrame } from "./chat-frame.tsx";
import { ContactLinks } from "./contact-links.tsx";

type Props = {
  user: User | null;
  /** Where a visitor returns to after logging in. */
  here: string;
  onClose: () => void;
};

/** Customer service in a window beside the page, which stays usable: the chat where it is allowed, links otherwise. */
export function ServiceWindow({ user, here, onClose }: Props) {
  const box = useSidePanel(onClose);
  const manager = user?.admin;
  const hotline = user?.common_config.hot_line || company.hotline;
  const isChat = user?.is_can_chat === 1;
  return (
    <chakra.section ref={box} tabIndex={-1} aria-label="客服" css={styles} data-chat={isChat || undefined}>
      <div data-part="head">
        <Headset size={18} aria-hidden />
        <h2>在线客服</h2>
        <button type="button" aria-label="关闭客服" onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      </div>
      {user && isChat ? <ChatFrame user={user} /> : <ContactLinks user={user} here={here} />}
      <p data-part="phones">
        {manager?.phone && (
          <span>
            {manager.is_default === 0 ? `专属客服 ${manager.name}` : "客服电话"}{" "}
            <a href={`tel:${manager.phone}`}>{manager.phone}</a>
          </span>
        )}
        <span>
          服务热线 <a href={`tel:${hotline}`}>{hotline}</a>
        </span>
      </p>
    </chakra.section>
  );
}

const styles = {
  position: "fixed",
  zIndex: "overlay",
  display: "flex",
  flexDirection: "column",
  bottom: "4",
  insetEnd: "14",
  width: "72",
  borderRadius: "lg",
  bg: "bg.panel",
  boxShadow: "lg",
  overflow: "hidden",
  outline: "none",
  animation: "fade-in 120ms ease-out",
  "&[data-chat]": { width: "96", height: "min({sizes.2xl}, calc(100dvh - {sizes.8}))" },
  mdDown: {
    bottom: "0",
    insetInline: "0",
    width: "full",
    borderBottomRadius: "none",
    "&[data-chat]": { width: "full", height: "85dvh" },
  },
  "& [data-part=head]": {
    display: "flex",
    alignItems: "center",
    gap: "2",
    flexShrink: "0",
    ps: "4",
    bg: "brand.solid",
    color: "brand.contrast",
  },
  "& h2": { flex: "1", fontSize: "md", fontWeight: "600" },
  "& [data-part=head] button": { display: "grid", placeItems: "center", boxSize: "11", cursor: "pointer" },
  "& [data-part=head] button:focus-visible": { outlineColor: "white", outlineOffset: "-4px" },
  "& [data-part=phones]": {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "4",
    flexShrink: "0",
    px: "4",
    py: "2",
    borderTopWidth: "1px",
    borderColor: "border",
    bg: "bg.subtle",
    color: "fg.muted",
    fontSize: "xs",
  },
  "& [data-part=phones] a": { color: "fg", fontWeight: "600" },
} as const;
