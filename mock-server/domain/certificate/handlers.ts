import type { CertificateUpload } from "#generated/model/certificateUpload.ts";
import { buyerOf, created, type Handler, ok } from "#mock/domain/common/handler.ts";
import { byUrgency, presentCertificate, presentScope } from "./present.ts";
import { scopesAt } from "./rules/business-scope.ts";
import { certificatesOf } from "./rules/certificates.ts";
import { submitCertificate as submit } from "./rules/submission.ts";

export const listCertificates: Handler = (request, state) => {
  const certificates = certificatesOf(state, buyerOf(request, state).id);
  return ok(certificates.map((one) => presentCertificate(state, one, request.origin)).toSorted(byUrgency));
};

export const submitCertificate: Handler<{ body: CertificateUpload }> = (request, state) => {
  const certificate = submit(state, buyerOf(request, state), request.body);
  return created(presentCertificate(state, certificate, request.origin));
};

export const listBusinessScopes: Handler = (request, state) => {
  const certificates = certificatesOf(state, buyerOf(request, state).id);
  return ok(scopesAt(certificates, state.clock.now()).map(presentScope));
};
