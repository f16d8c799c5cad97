import { replaceStatus, success } from "../twists.ts";
import type { Twist } from "../wire.ts";
import type { SentenceMutant } from "./sentence-mutant.ts";

const FILE = { id: "f9001", url: "http://localhost/f9001", name: "a.txt", size: 10, kind: 4 };

/** A feedback is accepted, whatever file it names. */
const anyFile = (): Twist => replaceStatus(422, success({}, 201));

/** Faults in uploaded files. */
export const FILES: readonly SentenceMutant[] = [
  {
    sentence: "Another kind of file is refused with 422 on `file`, a larger one 413.",
    at: "uploadFile",
    twist: () => replaceStatus(422, success(FILE, 201)),
  },
  {
    sentence: "Takes one picture or PDF of at most 10 MB; what is not used within a day is removed.",
    at: "uploadFile",
    in: "addFeedback",
    twist: anyFile,
  },
  {
    sentence:
      "A buyer's file can be used by that buyer alone, a visitor's by whoever has its id, which only the response names and nobody can guess.",
    at: "uploadFile",
    in: "addFeedback",
    twist: anyFile,
  },
  {
    sentence:
      "A visitor's upload has an unguessable address, valid for a day, since there is no session yet; once a buyer has used the file, it is that buyer's.",
    at: "uploadFile",
    in: "addFeedback",
    twist: anyFile,
  },
];
