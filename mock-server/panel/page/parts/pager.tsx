import { ChevronLeft, ChevronRight } from "lucide-react";

export function Pager({
  page,
  pages,
  onChange,
}: {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}) {
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label="Pages">
      <button
        type="button"
        className="button button-small"
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      >
        <ChevronLeft size={15} aria-hidden /> Previous
      </button>
      <span className="digits">
        {page} / {pages}
      </span>
      <button
        type="button"
        className="button button-small"
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      >
        Next <ChevronRight size={15} aria-hidden />
      </button>
    </nav>
  );
}
