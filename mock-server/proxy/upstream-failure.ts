/** The upstream did not answer: the mock answers 502 or 504 with the reason. */
export class UpstreamFailure extends Error {
  readonly status: 502 | 504;
  constructor(status: 502 | 504, message: string) {
    super(message);
    this.name = "UpstreamFailure";
    this.status = status;
  }
}

/** Certificates that the project cannot trust are trusted on the command line. */
const TRUST_IT =
  "if it is your own, save its CA to a file and start with NODE_EXTRA_CA_CERTS=ca.pem npm run mock -- …";

const TLS_REASONS: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: `the certificate is self-signed and not trusted; ${TRUST_IT}`,
  SELF_SIGNED_CERT_IN_CHAIN: `the certificate chain has a self-signed certificate that is not trusted; ${TRUST_IT}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `the certificate cannot be verified (an intermediate one may be missing); ${TRUST_IT}`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: `the certificate's issuer is unknown; ${TRUST_IT}`,
  CERT_HAS_EXPIRED: "the certificate has expired",
  CERT_NOT_YET_VALID: "the certificate is not valid yet: check this machine's time",
  ERR_TLS_CERT_ALTNAME_INVALID: "the certificate is for another host name",
  ERR_SSL_WRONG_VERSION_NUMBER: "it does not speak TLS: its address should start with http://",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "it does not speak TLS: its address should start with http://",
  EPROTO: "the handshake failed; if it does not speak TLS, its address should start with http://",
};

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused: check that it runs, and the port",
  ENOTFOUND: "host name not found: check the address and the network (VPN)",
  EAI_AGAIN: "name resolution failed: check the network (VPN)",
  ECONNRESET: "it closed the connection",
  EPIPE: "it closed the connection",
  EHOSTUNREACH: "host unreachable: check the network (VPN)",
  ENETUNREACH: "network unreachable",
  ETIMEDOUT: "connecting timed out",
};

/** What went wrong between the mock and `origin`, with advice. */
export function describeFailure(error: NodeJS.ErrnoException, origin: string): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  const { code = "", message } = error;
  const tls = TLS_REASONS[code];
  if (tls !== undefined)
    return new UpstreamFailure(502, `TLS with upstream ${origin} failed: ${tls} (${code})`);
  if (code.startsWith("HPE_"))
    return new UpstreamFailure(502, `the answer of upstream ${origin} is not valid HTTP (${code})`);
  const reason = REASONS[code] ?? message;
  return new UpstreamFailure(
    code === "ETIMEDOUT" ? 504 : 502,
    `cannot reach upstream ${origin}: ${reason} (${code || "unknown reason"})`,
  );
}

export const upstreamTimeout = (origin: string, ms: number) =>
  new UpstreamFailure(504, `upstream ${origin} was silent for ${ms / 1000} s, gave up waiting`);
