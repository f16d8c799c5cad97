import { X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { certificateFile, localCertificate } from "./certificate.ts";

it("keeps a certificate for this machine, until it lacks a name or cannot be read", async () => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = await localCertificate(folder, []);
  const read = new X509Certificate(first.cert);
  expect(read.checkHost("localhost")).toBe("localhost");
  for (const address of ["127.0.0.1", "::1"]) expect(read.checkIP(address)).toBe(address);
  expect(statSync(join(folder, "localhost.pem")).mode & 0o077).toBe(0);
  expect(readFileSync(certificateFile(folder), "utf8")).toBe(first.cert);
  expect(await localCertificate(folder, ["localhost", "::1"])).toEqual(first);

  const second = await localCertificate(folder, ["mock.test", "fd00::7"]);
  expect(second.cert).not.toBe(first.cert);
  expect(await localCertificate(folder, [])).toEqual(second);
  const wider = new X509Certificate(second.cert);
  expect([wider.checkHost("mock.test"), wider.checkIP("fd00::7")]).toEqual(["mock.test", "fd00::7"]);

  writeFileSync(join(folder, "localhost.pem"), "torn");
  const third = await localCertificate(folder, []);
  expect(new X509Certificate(third.cert).checkHost("localhost")).toBe("localhost");
});

it("says where a certificate cannot be stored", async () => {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "file");
  writeFileSync(file, "");
  await expect(localCertificate(join(file, "below"), [])).rejects.toThrow(
    /cannot keep its certificate in .*below/,
  );
});
