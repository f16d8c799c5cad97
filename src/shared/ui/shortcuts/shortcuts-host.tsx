import { Suspense, useEffect } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { isPageKey } from "#src/shared/lib/page-key.ts";
import { shortcutsShown } from "./shortcuts-store.ts";

const ShortcutsDialog = lazyPart(async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog);

/** `?` shows the shop's keyboard shortcuts on any page, unless somebody is typing or a dialog is open. */
export function ShortcutsHost() {
  const isShown = shortcutsShown.useValue();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A Chinese keyboard sends the full-width question mark.
      if (!isPageKey(event, "?") && !isPageKey(event, "？")) return;
      event.preventDefault();
      shortcutsShown.set(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    isShown && (
      <Suspense>
        <ShortcutsDialog onClose={() => shortcutsShown.set(false)} />
      </Suspense>
    )
  );
}
