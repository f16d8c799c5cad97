import { minify } from "vite";

/** The placeholder in index.html for the scripts. */
const PLACE = "<!-- Scripts that start early go here";

type Options = {
  /** Written as it is: minified it would use newer syntax. */
  isOld?: boolean;
};

/**
 * Writes a script into index.html, after those written before it and ahead of every style sheet, since a script waits
 * for those before it. The Content Security Policy allows it by its hash (security-headers.ts).
 */
export async function addInlineScript(
  html: string,
  script: string,
  { isOld = false }: Options = {},
): Promise<string> {
  if (!html.includes(PLACE)) throw new Error("index.html has no place for scripts that start early");
  const code = isOld ? script : await minified(script);
  const element = `<script>${code.trim().replaceAll("</", "<\\/")}</script>`;
  return html.replace(PLACE, () => `${element}\n    ${PLACE}`);
}

async function minified(script: string): Promise<string> {
  const { code, errors } = await minify("inline.js", script);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}
