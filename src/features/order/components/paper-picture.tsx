import { Text } from "#src/shared/ui/layout/layout.tsx";
import { useState } from "react";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./paper-picture.module.css";

type Props = {
  src: string;
  /** The name of the document: 检验报告 ZJ202606. */
  label: string;
  /** The URL of the document itself, for one that cannot be shown as a picture. */
  original: string;
  /** Called once, when it is loaded or will not be. */
  onSettled: () => void;
};

/** A page of a document that fills a printed page. */
export function PaperPicture({ src, label, original, onSettled }: Props) {
  const { isShown, onError } = usePicture(src);
  const [isSettled, setSettled] = useState(false);
  const settle = () => {
    if (isSettled) return;
    setSettled(true);
    onSettled();
  };
  return (
    <article className={styles.root} aria-label={label}>
      {isShown ? (
        <img
          className={styles.picture}
          src={src}
          alt={label}
          width={620}
          height={877}
          onLoad={settle}
          onError={() => {
            settle();
            onError();
          }}
        />
      ) : (
        <Text as="p" tone="muted">
          {label}显示失败，请
          <DataLink url={original} newTab>
            打开原文件
          </DataLink>
          单独打印。
        </Text>
      )}
    </article>
  );
}
