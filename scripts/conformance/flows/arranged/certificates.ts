import { same } from "../../../api-client/checks/finding.ts";
import { arranged, begin, upload } from "./account.ts";

const CERTIFICATE = 1;
const PICTURE = 4;
const [NOT_APPLIED, APPLIED] = [0, 1] as const;

/** Submit a certificate; another of its kind is refused while it is under review. */
export const certificates = arranged({
  id: "certificates",
  name: { zh: "流程：提交证照", en: "flow: submit a certificate" },
  operations: ["uploadFile", "submitCertificate", "listCertificates"],
  async walk(steps) {
    await begin(steps);
    const form = async () => ({
      type: 1,
      number: "JC-2026 a+b&c",
      file_id: await upload(steps, CERTIFICATE),
      expires_at: "2099-12-31",
    });
    const body = await form();
    const { data: sent, exchange } = await steps.succeed("submitCertificate", { body });
    const isPersisted = sent.number === body.number && sent.expires_at === body.expires_at;
    steps.law(exchange, isPersisted, "as sent", same(`${body.number}, ${body.expires_at}`), sent);
    const { data: listed, exchange: list } = await steps.succeed("listCertificates");
    steps.law(
      list,
      listed.some(({ id }) => id === sent.id),
      "submitted",
      same(`id ${sent.id}`),
      listed,
    );
    await steps.conflict("submitCertificate", "under review", { body: await form() });
  },
});

/** Apply for controlled goods; not again while that is under review. */
export const controlledAccess = arranged({
  id: "controlled-access",
  name: { zh: "流程：申请控销权限", en: "flow: apply for controlled goods" },
  operations: ["getControlledZone", "applyControlledAccess"],
  async walk(steps) {
    await begin(steps);
    const { data } = await steps.succeed("getControlledZone");
    const group = steps.need(
      data.groups.find(({ access }) => access === NOT_APPLIED),
      { zh: "没有可申请的控销组", en: "no group to apply for" },
    );
    const call = { path: { group: group.url }, body: { remark: "契约检查" } };
    const applied = await steps.succeed("applyControlledAccess", call);
    steps.equal(applied.exchange, "data.access", applied.data.access, APPLIED);
    await steps.conflict("applyControlledAccess", "applied twice", call);
  },
});

/** A deleted message is gone, and is not counted as unread. */
export const messageDeletion = arranged({
  id: "message-deletion",
  name: { zh: "流程：删除消息", en: "flow: delete a message" },
  operations: ["listMessages", "deleteMessages"],
  async walk(steps) {
    await begin(steps);
    const { data } = await steps.succeed("listMessages");
    const message = steps.need(data.list[0], { zh: "没有消息", en: "no message" });
    const { exchange } = await steps.succeed("deleteMessages", { body: { ids: [message.id] } });
    const { data: after } = await steps.succeed("listMessages");
    const expected = { zh: "删除后不再列出", en: "not listed after it was deleted" };
    steps.none(exchange, "deleted", expected, { left: after.list.filter(({ id }) => id === message.id) });
    const fewer = data.unread - (message.is_read === 1 ? 0 : 1);
    steps.equal(exchange, "unread afterwards", after.unread, fewer);
  },
});

/** The pictures of a feedback are saved with it. */
export const feedbackPictures = arranged({
  id: "feedback-pictures",
  name: { zh: "流程：反馈的图片", en: "flow: a feedback with a picture" },
  operations: ["uploadFile", "addFeedback", "listFeedback", "addVarietyRequests"],
  async walk(steps) {
    const { phone } = await begin(steps);
    const content = "契约检查：带图片的反馈";
    const { exchange } = await steps.succeed("addFeedback", {
      body: { type: 1, content, phone, file_ids: [await upload(steps, PICTURE)] },
    });
    const { data } = await steps.succeed("listFeedback");
    const saved = data.list.find((each) => each.content === content);
    steps.equal(exchange, "images", saved?.images.length, 1);
    const item = { name: "契约检查品种", ypgg: "10 片", sccj: "契约检查药厂", number: 5, remark: "a+b&c" };
    const requested = await steps.succeed("addVarietyRequests", { body: { phone, items: [item] } });
    steps.equal(requested.exchange, "data.list[].sccj", requested.data.list[0]?.sccj, item.sccj);
  },
});
