import { Fragment } from "react";
import type { Goods } from "#generated/model/index.ts";
import { useServerToday } from "#src/shared/lib/use-server-now.ts";
import { lastBoughtParts } from "./last-bought-parts.ts";
import styles from "./last-bought.module.css";

/** A mark on goods that the buyer has bought before, with price and day; nothing on others. */
export function LastBought({ goods }: { goods: Goods }) {
  const parts = lastBoughtParts(goods, useServerToday());
  if (parts.length === 0) return null;
  return (
    <span className={styles.root}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && " "}
          <span className={styles.part}>
            {index > 0 && "· "}
            {part}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
