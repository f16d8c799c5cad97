import { encode } from "uqr";
import styles from "./qr-code.module.css";

type Props = { value: string; label: string };

/** A QR code as one SVG path, with the quiet zone that scanners need. It fills its container. */
export function QrCode({ value, label }: Props) {
  const { data, size } = encode(value, { ecc: "M", border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
