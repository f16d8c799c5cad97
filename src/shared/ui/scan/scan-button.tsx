import { Suspense, useState } from "react";
import { createPortal } from "react-dom";
import { ScanBarcode } from "#generated/icons/scan-barcode.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import styles from "./scan-button.module.css";

const BarcodeScanner = lazyPart(async () => (await import("./barcode-scanner.tsx")).BarcodeScanner);

/** Opens the camera for a barcode. Only on touch screens: a desk has a scanner that types, or none. */
export function ScanButton({ onFound }: { onFound: (barcode: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.root}
        aria-label="扫商品条码"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ScanBarcode size={20} aria-hidden />
      </button>
      {isOpen &&
        // Out of the form or header that has the button: neither may contain another.
        createPortal(
          <Suspense>
            <BarcodeScanner
              onFound={(barcode) => {
                setOpen(false);
                onFound(barcode);
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
