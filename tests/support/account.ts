import type { UploadedFile } from "#generated/model/uploadedFile.ts";
import type { TestWorld } from "./mock.ts";
import { expectSuccess } from "./success.ts";

export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

/** Uploads a file like a browser. */
export function upload(
  world: TestWorld,
  content: Uint8Array<ArrayBuffer> = PNG,
  { name = "证照.png", kind = 1 }: { name?: string; kind?: number } = {},
) {
  const body = new FormData();
  body.append("file", new File([content], name));
  body.append("kind", String(kind));
  return world.request<UploadedFile>("POST", "/api/upload", { body });
}

/** The id of no file. */
export const NO_FILE = "0".repeat(32);

/** The id of a newly uploaded file. */
export const uploadedId = async (world: TestWorld): Promise<string> =>
  expectSuccess("uploadFile", await upload(world), 201).id;

/** The last SMS code sent to a number, or the last captcha. */
export async function lastCode(world: TestWorld, to: string): Promise<string> {
  const sent = (await world.control.outbox()).filter((message) => message.to === to && message.code !== "");
  return sent.at(-1)?.code ?? "";
}

/** Requests a code and returns it. */
export async function smsCode(world: TestWorld, scene: string, phone: string): Promise<string> {
  expectSuccess("sendSmsCode", await world.post("/api/sms/code", { phone, scene }));
  return lastCode(world, phone);
}

/** A different six-digit code. */
export const otherCode = (code: string): string => (code === "000000" ? "000001" : "000000");

/** Registers a member by the first step and stays logged in. */
export async function register(
  world: TestWorld,
  { username = "qinghe", phone = "13100000009", kind = 1 } = {},
): Promise<void> {
  const code = await smsCode(world, "register", phone);
  const form = { kind, username, phone, code, password: "demo1234", agree: 1 };
  expectSuccess("registerAccount", await world.post("/api/register", form), 201);
}

/** A pharmacy's submission, with fresh uploads. */
export async function companyForm(world: TestWorld) {
  const fileId = await uploadedId(world);
  return {
    company: "青禾大药房",
    rank: 1,
    legal_person: "许青",
    credit_code: "91330106MA2YKT099X",
    contact: "许青",
    province: "浙江省",
    city: "杭州市",
    district: "拱墅区",
    detail: "湖墅南路 9 号",
    certificates: [1, 2, 6, 7].map((type) => ({
      type,
      number: `NO-${type}`,
      file_id: fileId,
      expires_at: "2029-06-30",
    })),
  };
}
