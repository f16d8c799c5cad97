import { ChevronDown, Smartphone } from "lucide-react";
import { company } from "#src/shared/company.ts";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import styles from "./app-popover.module.css";
import { useHoverDisclosure } from "#src/shared/ui/overlay/use-hover-disclosure.ts";

/** The QR code of the mobile app, shown on hover, focus or click. */
export function AppPopover() {
  const { isOpen, setOpen, area, toggle } = useHoverDisclosure();
  return (
    <div className={styles.root} {...area}>
      <button
        className={styles.button}
        type="button"
        {...toggle}
        onFocus={(event) => {
          if (event.target.matches(":focus-visible")) setOpen(true);
        }}
      >
        <Smartphone size={14} aria-hidden />
        手机 App
        <ChevronDown size={12} aria-hidden />
      </button>
      {isOpen && (
        <div className={styles.popover}>
          <div className={styles.card}>
            <LazyQrCode value={company.appUrl} label="手机 App 二维码" size="32" />
            扫码下载手机 App
          </div>
        </div>
      )}
    </div>
  );
}
