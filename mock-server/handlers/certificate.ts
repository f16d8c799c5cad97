import type { CertificateUpload } from "#generated/model/certificateUpload.ts";
import { certificatesOf } from "#mock/state/certificates.ts";
import { submitCertificate as submit } from "#mock/state/commands/submit-certificate.ts";
import { byUrgency, presentCertificate, presentScope } from "#mock/state/present/certificate.ts";
import { scopesAt } from "#mock/state/rules/business-scope.ts";
import { buyerOf, created, type Handler, ok } from "./define.ts";

export const listCertificates: Handler = (request, state) => {
  const own = certificatesOf(state, buyerOf(request, state).id);
  return ok(own.map((one) => presentCertificate(state, one, request.origin)).toSorted(byUrgency));
};

export const submitCertificate: Handler<{ body: CertificateUpload }> = (request, state) => {
  const certificate = submit(state, buyerOf(request, state), request.body);
  return created(presentCertificate(state, certificate, request.origin));
};

export const listBusinessScopes: Handler = (request, state) => {
  const own = certificatesOf(state, buyerOf(request, state).id);
  return ok(scopesAt(own, state.clock.now()).map(presentScope));
};
