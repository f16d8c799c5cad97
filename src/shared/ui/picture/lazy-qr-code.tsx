import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { NearViewport } from "../state/near-viewport.tsx";
import styles from "./lazy-qr-code.module.css";

const QrCode = lazyPart(async () => (await import("./qr-code.tsx")).QrCode);

const AHEAD_PX = 100;

type Props = { value: string; label: string; size?: string };

/** A QR code in a box of fixed size; the encoder is loaded when the first one comes into view. */
export function LazyQrCode({ value, label, size = "24" }: Props) {
  return (
    <div className={styles.root} style={{ width: `var(--shop-sizes-${size})` }}>
      <NearViewport ahead={AHEAD_PX} fallback={null}>
        <Suspense>
          <QrCode value={value} label={label} />
        </Suspense>
      </NearViewport>
    </div>
  );
}
