import { X509Certificate } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { homedir } from "node:os";
import { join } from "node:path";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";

/** The key and the certificate of a TLS server, as PEM. */
export type Certificate = { readonly key: string; readonly cert: string };

/** One folder for all mocks of this user: whoever trusts the certificate once does so for good. */
export const certificateFolder = (): string =>
  join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "wholesale-mock");

/** Returns the path of the certificate without its key, for clients that should trust it. */
export const certificateFile = (folder: string): string => join(folder, "localhost.crt");

const LOCAL_NAMES = ["localhost", "127.0.0.1", "::1"];
const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as browsers accept. */
const VALID_MS = 397 * DAY_MS;
const RENEWED_BEFORE_MS = 30 * DAY_MS;

/**
 * A self-signed certificate for this machine and `names`, made at the first call and stored in `folder`, so that a
 * browser which has accepted it continues to accept it. A stored one that expires within 30 days, or lacks a name, is
 * replaced. Rejects with InputError when the folder cannot be written.
 */
export async function localCertificate(folder: string, names: readonly string[]): Promise<Certificate> {
  const stored = readStored(folder);
  const before = stored ? namesOf(new X509Certificate(stored.cert)) : [];
  const required = [...new Set([...LOCAL_NAMES, ...names])].map(plainName);
  if (stored && isLasting(stored) && required.every((name) => before.includes(name))) return stored;
  const fresh = await makeCertificate([...new Set([...before, ...required])]);
  try {
    keep(folder, fresh);
  } catch (error) {
    throw new InputError(
      say(
        `--https cannot keep its certificate in ${folder}: ${(error as Error).message} (XDG_CACHE_HOME chooses another place)`,
        `--https 无法把证书保存到 ${folder}：${(error as Error).message}（可用 XDG_CACHE_HOME 指定其他位置）`,
      ),
    );
  }
  return fresh;
}

/** One file for both, so that nobody reads the key of one and the certificate of another. */
const pairFile = (folder: string): string => join(folder, "localhost.pem");

function readStored(folder: string): Certificate | undefined {
  try {
    const text = readFileSync(pairFile(folder), "utf8");
    const [cert, key] = text.split(/(?=-----BEGIN PRIVATE KEY-----)/);
    if (cert === undefined || key === undefined) return undefined;
    return new X509Certificate(cert).validTo === "" ? undefined : { cert, key };
  } catch {
    return undefined;
  }
}

const isLasting = ({ cert }: Certificate): boolean =>
  Date.parse(new X509Certificate(cert).validTo) - Date.now() > RENEWED_BEFORE_MS;

/** `DNS:localhost, IP Address:127.0.0.1` and so on. */
const namesOf = ({ subjectAltName = "" }: X509Certificate): string[] =>
  subjectAltName.split(", ").map((name) => plainName(name.replace(/^(?:DNS|IP Address):/, "")));

/** An IPv6 address in its shortest form. */
const plainName = (name: string): string =>
  isIP(name) === 6 ? new URL(`http://[${name}]`).hostname.slice(1, -1) : name;

async function makeCertificate(names: readonly string[]): Promise<Certificate> {
  // The library injects its dependencies by decorators, which need this first.
  await import("reflect-metadata");
  const x509 = await import("@peculiar/x509");
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const now = Date.now();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    name: "CN=localhost, O=Mock server",
    keys,
    signingAlgorithm: algorithm,
    notBefore: new Date(now - DAY_MS),
    notAfter: new Date(now + VALID_MS - DAY_MS),
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) === 0 ? ("dns" as const) : ("ip" as const), value })),
      ),
    ],
  });
  const key = Buffer.from(await crypto.subtle.exportKey("pkcs8", keys.privateKey));
  const lines = key.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    cert: `${certificate.toString("pem")}\n`,
    key: `-----BEGIN PRIVATE KEY-----\n${lines.join("\n")}\n-----END PRIVATE KEY-----\n`,
  };
}

/** The key is for this user alone. */
function keep(folder: string, { cert, key }: Certificate): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  replaceFile(pairFile(folder), `${cert}${key}`);
  replaceFile(certificateFile(folder), cert);
}

function replaceFile(path: string, text: string): void {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, text, { mode: 0o600 });
  renameSync(aside, path);
}
