import type { Buyer } from "../buyer/buyer.ts";
import { newestCode } from "./code-for.ts";

type Persona = { readonly username: string; readonly password: string };

/** Logs in as this seeded user, or as any. */
export async function logIn(buyer: Buyer, name?: string): Promise<void> {
  const { personas } = (await buyer.control("GET", "personas")) as { personas: readonly Persona[] };
  const current = personas.find(({ username }) => username === name);
  // The first, an ordinary buyer, has access to most.
  const persona = current ?? (buyer.random() < 0.5 ? personas[0] : buyer.pick(personas));
  if (!persona) return;
  const { username, password } = persona;
  await buyer.ask("login", { body: { username, password, captcha_id: undefined, captcha: undefined } });
}

/** Creates addresses and invoice titles with the world's marker and changes them. */
export async function tendAccount(buyer: Buyer): Promise<void> {
  await buyer.ask("createAddress");
  const [address] = (await buyer.ask("listAddresses")) ?? [];
  if (address) await buyer.ask("updateAddress", { path: { id: address.id } });
  await buyer.ask("createInvoiceTitle");
  await buyer.ask("addFeedback", { body: { file_ids: undefined } });
  await buyer.ask("listFeedback", { query: { page: 1 } });
  await buyer.ask("addVarietyRequest");
  await buyer.ask("getCurrentUser");
}

/** Requests an SMS code, looks it up in the outbox and uses it. */
export async function useCode(buyer: Buyer): Promise<void> {
  if (buyer.random() < 0.5) await buyer.ask("sendAgreementCode");
  else await buyer.ask("sendSmsCode");
  const code = await newestCode(buyer);
  const body = code === undefined ? {} : { code };
  await buyer.ask(buyer.random() < 0.5 ? "signAgreement" : "verifyPasswordReset", { body });
  await buyer.wait(90_000);
}

/** Uploads a file; returns its id, undefined if it was refused. */
export async function upload(buyer: Buyer): Promise<string | undefined> {
  const id = (await buyer.ask("uploadFile"))?.id;
  if (id !== undefined) buyer.known.add("file_id", id);
  return id;
}

/** Uploads a licence and submits it. */
export async function handInLicence(buyer: Buyer): Promise<void> {
  if ((await upload(buyer)) !== undefined) await buyer.ask("submitCertificate");
}
