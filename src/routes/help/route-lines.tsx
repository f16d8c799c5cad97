import styles from "./route-lines.module.css";
import { company } from "#src/shared/company.ts";

/** How to get to the company: each route as a line with its stops. */
export function RouteLines() {
  return (
    <section className={styles.root} aria-label="来访路线图">
      {company.routes.map(({ by, stops }) => (
        <div key={by} className={styles.way}>
          <b>{by}</b>
          <ol>
            {stops.map(({ name, note }) => (
              <li key={name}>
                <span>{name}</span>
                <small>{note}</small>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
