/** The heading of a page, with its actions. */
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
