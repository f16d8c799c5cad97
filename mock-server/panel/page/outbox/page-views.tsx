import type { PageView } from "#generated/control/model/pageView.ts";
import { useMock } from "../world/queries.ts";
import { say } from "../language.ts";

/** What pages have reported to the analytics service, newest first; nothing without a report. */
export function PageViews() {
  const { data: views = [] } = useMock("pageViews", (control) => control.pageViews());
  if (views.length === 0) return null;
  return (
    <section aria-labelledby="page-views">
      <h2 className="reports-title" id="page-views">
        {say("Reports of pages", "页面上报")}
      </h2>
      <ol className="mails">
        {views.toReversed().map((view, index) => (
          // Reports are only ever appended.
          <Report key={views.length - index} view={view} />
        ))}
      </ol>
    </section>
  );
}

function Report({ view: { name, path, title, vitals, reported_at } }: { view: PageView }) {
  return (
    <li className="mail">
      <div className="mail-words">
        <p className="mail-head">
          <span className="mail-to">
            {vitals ? say("Web vitals", "性能指标") : say("Page view", "页面访问")}
          </span>
          <time>{reported_at}</time>
        </p>
        <p>
          {name} · {path}
          {title ? ` · ${title}` : ""}
        </p>
        {vitals && <p>{JSON.stringify(vitals)}</p>}
      </div>
    </li>
  );
}
