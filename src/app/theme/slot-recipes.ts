import { defineSlotRecipe } from "@chakra-ui/react";

/** Every overlay has the same level: the one opened last comes last in the page, and is on top. */
const LEVEL = "modal";

/** Only of a dialog that closes by itself; others are gone at once. */
const FADE_OUT = { animation: "{animations.fade-out} 1s ease-in forwards", pointerEvents: "none" } as const;

const backdrop = {
  position: "fixed",
  inset: 0,
  zIndex: LEVEL,
  bg: "shade.50",
  animation: "{animations.fade-in} 120ms ease-out",
  _closed: FADE_OUT,
} as const;

const floating = { bg: "bg.panel", color: "fg", boxShadow: "lg" } as const;

/** A drawer at the left or right edge. */
const atEdge = { width: "100%", height: "100%", maxHeight: "none", borderRadius: 0 } as const;

const dialog = defineSlotRecipe({
  slots: ["backdrop", "positioner", "content", "header", "title", "close", "body", "footer"],
  base: {
    backdrop,
    positioner: { position: "fixed", inset: 0, zIndex: LEVEL, display: "flex" },
    content: {
      ...floating,
      display: "flex",
      flexDirection: "column",
      maxWidth: "calc(100% - 2rem)",
      maxHeight: "calc(100% - 2rem)",
      margin: "auto",
      borderRadius: "lg",
      // The whole dialog scrolls, so that the arrow keys scroll it wherever in it the focus is.
      overflow: "auto",
      overscrollBehavior: "contain",
      animation: "{animations.fade-in} 120ms ease-out",
      "&:focus": { outline: "none" },
      _closed: FADE_OUT,
    },
    header: {
      position: "sticky",
      top: 0,
      zIndex: "docked",
      flexShrink: 0,
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: 3,
      paddingInlineStart: 5,
      paddingInlineEnd: 3,
      paddingBlock: 2,
      borderBottomWidth: "1px",
      bg: "bg.panel",
    },
    title: {
      flex: 1,
      minWidth: 0,
      overflowWrap: "anywhere",
      fontSize: "md",
      fontWeight: 600,
    },
    close: {
      display: "grid",
      placeItems: "center",
      flexShrink: 0,
      boxSize: 8,
      borderRadius: "sm",
      cursor: "pointer",
      "&:hover": { bg: "bg.muted" },
      "@media (pointer: coarse)": { boxSize: 11 },
    },
    body: { flex: "1 0 auto", paddingInline: 5, paddingBlock: 4 },
    footer: {
      position: "sticky",
      bottom: 0,
      zIndex: "docked",
      flexShrink: 0,
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "flex-end",
      gap: 3,
      paddingInline: 5,
      paddingBlock: 3,
      borderTopWidth: "1px",
      bg: "bg.panel",
    },
  },
  variants: {
    place: {
      narrow: { content: { width: "sm" } },
      middle: { content: { width: "lg" } },
      wide: { content: { width: "5xl" } },
      start: {
        content: { ...atEdge, marginInlineStart: 0, maxWidth: "min(20rem, 85%)" },
        header: { paddingInlineStart: 4, paddingInlineEnd: 2, gap: 2 },
        body: { paddingInline: 4, paddingBlock: 2 },
      },
      end: { content: { ...atEdge, marginInlineEnd: 0, maxWidth: "min(28rem, 100%)" } },
      bottom: {
        content: {
          width: "100%",
          maxWidth: "100%",
          maxHeight: "85%",
          marginBottom: 0,
          borderBottomRadius: 0,
          animation: "{animations.slide-from-bottom} 200ms",
        },
        footer: { paddingBottom: "calc({spacing.3} + env(safe-area-inset-bottom))" },
      },
      full: {
        content: { ...atEdge, maxWidth: "100%" },
        header: { paddingInlineStart: 4 },
        title: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
        body: {
          position: "relative",
          display: "flex",
          justifyContent: "center",
          paddingInline: 4,
          // Centered, but never beyond the top.
          "& > *": { marginBlock: "auto" },
        },
      },
    },
  },
});

const popover = defineSlotRecipe({
  slots: ["content"],
  base: {
    content: {
      ...floating,
      // Ark gives its positioner the level of the content.
      position: "relative",
      zIndex: LEVEL,
      width: "max-content",
      maxWidth: "min(24rem, calc(100vw - 12px))",
      // More than there is below its button lets Ark turn it above.
      maxHeight: "calc(100dvh - 12px)",
      paddingInline: 4,
      paddingBlock: 3,
      overflowY: "auto",
      borderWidth: "1px",
      borderRadius: "md",
      fontSize: "sm",
      fontWeight: 400,
      textAlign: "start",
      whiteSpace: "normal",
      "&:focus": { outline: "none" },
    },
  },
});

/** The looks of overlays: a stylesheet of their own, which comes with the first of them. */
export const slotRecipes = { dialog, popover };
