import { Hono } from "hono";
import { type Address, isAddress, readAddress } from "./address-form.ts";
import { type Answers, type BuyerEnv, readForm } from "./answers.ts";

const HOME = { name: "陈晓梅", phone: "13800000001", province: "浙江省", city: "杭州市", district: "" };

/** Delivery addresses, per buyer. */
export function addresses({ success, refuse }: Answers) {
  let last = 0;
  const make = (detail: string): Address => ({ ...HOME, id: (last += 1), detail, is_default: 1 });
  const ofUsers = new Map([
    ["alice", [make("文三路 1 号")]],
    ["bob", [make("文三路 2 号"), make("文三路 3 号")]],
  ]);
  const ofUser = (user: string) => ofUsers.get(user) ?? [];
  const app = new Hono<BuyerEnv>();
  app.get("/api/user/address", (c) => success(c, ofUser(c.get("user"))));
  app.post("/api/user/address", async (c) => {
    const form = await readForm(c);
    if (!form) return refuse(c, 415, "请用表单");
    const read = readAddress(form, last + 1);
    if (!isAddress(read)) return refuse(c, 422, "填写有误", read);
    last += 1;
    ofUsers.set(c.get("user"), [...ofUser(c.get("user")), read]);
    return success(c, read, 201);
  });
  app.put("/api/user/address/:id", async (c) => {
    const form = await readForm(c);
    if (!form) return refuse(c, 415, "请用表单");
    const own = ofUser(c.get("user"));
    const index = own.findIndex(({ id }) => String(id) === c.req.param("id"));
    const before = own[index];
    if (!before) return refuse(c, 404, "没有这个地址");
    const read = readAddress(form, before.id);
    if (!isAddress(read)) return refuse(c, 422, "填写有误", read);
    ofUsers.set(c.get("user"), own.with(index, read));
    return success(c, read);
  });
  app.delete("/api/user/address/:id", (c) => {
    const own = ofUser(c.get("user"));
    const left = own.filter(({ id }) => String(id) !== c.req.param("id"));
    if (left.length === own.length) return refuse(c, 404, "没有这个地址");
    ofUsers.set(c.get("user"), left);
    return success(c, {});
  });
  return app;
}
