import { FeedbackType, UploadKind } from "#generated/enums.ts";
import type { Fields } from "../../../api-client/request/input.ts";
import { multipart } from "../../../api-client/request/write-call.ts";
import type { Steps } from "../steps.ts";
import { DAY_S, adapterOf, arranged, begin, leave, logIn } from "./account.ts";

/** Over 10 MB, with any way to count them. */
const TOO_LARGE = 10_600_000;
const OTHER_KIND = { status: 422, rule: "invalid-accepted", field: "file" } as const;

const form = { file: "契约检查", kind: UploadKind.FeedbackPicture };

const uploaded = async (steps: Steps) => steps.succeed("uploadFile", { body: form });

/** Sends a feedback with a file. */
const attach = (steps: Steps, id: string) =>
  steps.call("addFeedback", {
    body: { type: FeedbackType.Suggestion, content: "契约检查：带文件", file_ids: [id] },
  });

/** Neither texts nor files above the limit; a file is its buyer's, a visitor's that of whoever uses it first. */
export const files = arranged({
  id: "files",
  name: { zh: "流程：上传的文件", en: "flow: uploaded files" },
  operations: ["uploadFile", "addFeedback"],
  async walk(steps) {
    const setup = adapterOf(steps);
    const owner = await begin(steps);
    const written = (contentOf: (text: string) => string) => ({
      body: form,
      encode: (body: Fields) => multipart(body, contentOf),
    });
    await steps.refused(
      "uploadFile",
      "a text",
      OTHER_KIND,
      written((text) => text),
    );
    const large = written((text) => `%PDF-1.4\n%${text.padEnd(TOO_LARGE, "0")}\n%%EOF\n`);
    await steps.refused("uploadFile", "over 10 MB", { status: 413, rule: "invalid-accepted" }, large);
    const own = await uploaded(steps);
    leave(steps);
    const visitors = await uploaded(steps);
    const stranger = await setup.makeAccount({ kind: "approved" });
    await logIn(steps, stranger);
    const expectStatus = async (file: typeof own, place: string, status: number) => {
      const { response } = await attach(steps, file.data.id);
      steps.equal(file.exchange, place, response.status, status, undefined, "foreign-data");
    };
    await expectStatus(own, "another buyer's", 422);
    await logIn(steps, owner);
    await expectStatus(own, "its buyer's", 201);
    await expectStatus(visitors, "a visitor's", 201);
    await logIn(steps, stranger);
    await expectStatus(visitors, "used by another buyer", 422);
  },
});

/** A file that nobody has used within a day is gone. Moves the clock. */
export const unusedFiles = arranged({
  id: "unused-files",
  name: { zh: "流程：未使用的文件", en: "flow: files that nobody uses" },
  operations: ["uploadFile", "addFeedback"],
  async walk(steps) {
    const account = await begin(steps);
    const { data, exchange } = await uploaded(steps);
    await adapterOf(steps).advance(DAY_S + 60);
    await logIn(steps, account);
    const { response } = await attach(steps, data.id);
    steps.equal(exchange, "unused for a day", response.status, 422, undefined, "law");
  },
});
