/** What a page is about, and what can be done on it as a whole. */
export function PageHead({
  title,
  children,
  actions,
}: {
  title: string;
  children?: React.ReactNode;
  actions?: React.ReactNode;
}) {
  return (
    <div className="page-head">
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {children && <p className="lead">{children}</p>}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </div>
  );
}
