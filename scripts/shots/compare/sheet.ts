import { join, relative } from "node:path";

/** One picture that differs; `pixels` is infinite if it is in one folder only, as `note` says. */
export type Row = { readonly file: string; readonly pixels: number; readonly note?: string };

type Folders = { readonly before: string; readonly after: string; readonly out: string };

const STYLE = `
body { margin: 16px; font: 14px system-ui, sans-serif; }
section { border-top: 1px solid #ccc; padding: 8px 0; }
h2 { font-size: 14px; margin: 4px 0; }
div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; align-items: start; }
img { width: 100%; border: 1px solid #ddd; }`;

/** The page with before, after and difference of each row, side by side. */
export function drawSheet(rows: readonly Row[], total: number, folders: Folders): string {
  const title = `${rows.length} of ${total} pictures differ`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
<h1>${title}</h1>
<p>Before, after, difference; the largest first.</p>
${rows.map((row) => drawRow(row, folders)).join("\n")}
</html>
`;
}

function drawRow({ file, pixels, note }: Row, { before, after, out }: Folders): string {
  const picture = (folder: string) => {
    const path = relative(out, join(folder, file)).split(/[\\/]/).map(encodeURIComponent).join("/");
    return `<a href="${path}"><img loading="lazy" src="${path}" alt=""></a>`;
  };
  const shown = { "only before": [before], "only after": [after] }[note ?? ""] ?? [before, after, out];
  return `<section><h2>${escapeText(file)}: ${note ?? `${pixels} px`}</h2><div>${shown.map(picture).join("")}</div></section>`;
}

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
