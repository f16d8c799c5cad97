import { readDocument } from "#api-spec/kit/read-document.ts";
import { readSentences } from "./conformance/sentences/read-sentences.ts";
import { VERDICTS } from "./conformance/sentences/verdicts.ts";
const all = readSentences(readDocument());
for (const { text, tags } of all) if (!VERDICTS.has(text)) console.log(`${[...tags]} | ${text}`);
const known = new Set(all.map(({ text }) => text));
for (const t of VERDICTS.keys()) if (!known.has(t)) console.log("GONE |", t);
