import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import styles from "./mobile-menu-button.module.css";
import type { User } from "#generated/model/index.ts";

const MobileMenu = lazy(async () => ({ default: (await import("./mobile-menu.tsx")).MobileMenu }));

type Props = { user: User | null | undefined; back: string | undefined };

/** Opens the part of the header that is collapsed on a narrow screen. */
export function MobileMenuButton({ user, back }: Props) {
  const { key } = useLocation();
  // Keyed by location, so following a link closes the menu.
  const [openAt, setOpenAt] = useState<string>();
  return (
    <>
      <button
        className={styles.root}
        type="button"
        aria-label="打开菜单"
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <Menu size={22} aria-hidden />
      </button>
      {openAt === key && (
        <Suspense>
          <MobileMenu user={user} back={back} onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
