import styles from "./banner-art.module.css";

/** Leaves, capsules and a blister pack, as decoration. */
export function BannerArt() {
  return (
    <svg className={styles.root} viewBox="0 0 360 320" fill="currentColor" aria-hidden="true">
      <g opacity="0.1">
        <circle cx="270" cy="150" r="150" />
        <circle cx="300" cy="190" r="96" />
      </g>
      <g opacity="0.9" transform="rotate(-18 250 170)">
        <rect x="176" y="96" width="132" height="164" rx="14" opacity="0.22" />
        {[0, 1, 2].flatMap((row) =>
          [0, 1].map((column) => (
            <rect
              key={`${row}-${column}`}
              x={194 + column * 54}
              y={112 + row * 48}
              width="42"
              height="34"
              rx="17"
              opacity={(row + column) % 2 === 0 ? 0.95 : 0.6}
            />
          )),
        )}
      </g>
      <g transform="rotate(38 130 90)" opacity="0.95">
        <path d="M96 72h34v40H96a20 20 0 0 1 0-40Z" />
        <path d="M130 72h34a20 20 0 0 1 0 40h-34Z" opacity="0.45" />
      </g>
      <path d="M112 300c0-52 34-92 96-98 4 60-36 98-96 98Z" opacity="0.35" />
      <path d="M96 306c-6-40-40-66-88-66 2 46 38 72 88 66Z" opacity="0.2" />
    </svg>
  );
}
