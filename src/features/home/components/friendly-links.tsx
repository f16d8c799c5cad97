import { useListLinks } from "#generated/hooks/home/home.ts";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./friendly-links.module.css";

/** Links to other sites that pharmacies need. Optional: renders nothing without a response. */
export function FriendlyLinks() {
  const { data: links = [] } = useListLinks({ query: { select: (response) => response.data } });
  if (links.length === 0) return null;
  return (
    <nav className={styles.root} aria-label="友情链接">
      <h2 className={styles.title}>友情链接</h2>
      <ul className={styles.links}>
        {links.map(({ name, url }) => (
          <li key={name}>
            <DataLink url={url}>{name}</DataLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
