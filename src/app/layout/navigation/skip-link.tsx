import styles from "./skip-link.module.css";

export const MAIN_ID = "main";

export function SkipLink() {
  return (
    <a
      className={styles.root}
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      跳到主要内容
    </a>
  );
}
