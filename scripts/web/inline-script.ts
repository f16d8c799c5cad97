import { minify } from "vite";

/** Where index.html has room for them. */
const PLACE = "<!-- Scripts that start early go here";

/**
 * Writes a script into index.html, after those written before it and ahead of every style sheet, since a script waits for
 * those before it. The Content Security Policy allows it by its hash (security-headers.ts).
 */
export async function addInlineScript(html: string, script: string): Promise<string> {
  if (!html.includes(PLACE)) throw new Error("index.html has no place for scripts that start early");
  const { code, errors } = await minify("inline.js", script);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  const element = `<script>${code.trim().replaceAll("</", "<\\/")}</script>`;
  return html.replace(PLACE, () => `${element}\n    ${PLACE}`);
}
