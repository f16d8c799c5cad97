import { type Text, say } from "#mock/language/say.ts";
/** The upstream did not respond: the mock returns 502 or 504 with the reason. */
export class UpstreamFailure extends Error {
  readonly status: 502 | 504;
  constructor(status: 502 | 504, message: string) {
    super(message);
    this.name = "UpstreamFailure";
    this.status = status;
  }
}

/** Certificates that the project cannot trust are trusted on the command line. */
const TRUST_IT: Text = [
  "if it is your own, save its CA to a file and start with NODE_EXTRA_CA_CERTS=ca.pem npm run mock -- …",
  "如果是自己的证书，请把它的 CA 保存到文件，并用 NODE_EXTRA_CA_CERTS=ca.pem npm run mock -- … 启动",
];

const TLS_REASONS: Readonly<Record<string, Text>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: [
    `the certificate is self-signed and not trusted; ${TRUST_IT[0]}`,
    `证书是自签名的，不受信任；${TRUST_IT[1]}`,
  ],
  SELF_SIGNED_CERT_IN_CHAIN: [
    `the certificate chain has a self-signed certificate that is not trusted; ${TRUST_IT[0]}`,
    `证书链中有不受信任的自签名证书；${TRUST_IT[1]}`,
  ],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: [
    `the certificate cannot be verified (an intermediate one may be missing); ${TRUST_IT[0]}`,
    `无法验证证书（可能缺少中间证书）；${TRUST_IT[1]}`,
  ],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: [
    `the certificate's issuer is unknown; ${TRUST_IT[0]}`,
    `证书的颁发者未知；${TRUST_IT[1]}`,
  ],
  CERT_HAS_EXPIRED: ["the certificate has expired", "证书已过期"],
  CERT_NOT_YET_VALID: [
    "the certificate is not valid yet: check this machine's time",
    "证书尚未生效：请检查本机时间",
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: ["the certificate is for another host name", "证书属于另一个主机名"],
  ERR_SSL_WRONG_VERSION_NUMBER: [
    "it does not speak TLS: its address should start with http://",
    "对方不使用 TLS：地址应以 http:// 开头",
  ],
  ERR_SSL_PACKET_LENGTH_TOO_LONG: [
    "it does not speak TLS: its address should start with http://",
    "对方不使用 TLS：地址应以 http:// 开头",
  ],
  EPROTO: [
    "the handshake failed; if it does not speak TLS, its address should start with http://",
    "握手失败；如果对方不使用 TLS，地址应以 http:// 开头",
  ],
};

const REASONS: Readonly<Record<string, Text>> = {
  ECONNREFUSED: [
    "connection refused: check that it runs, and the port",
    "连接被拒绝：请检查它是否在运行，以及端口是否正确",
  ],
  ENOTFOUND: [
    "host name not found: check the address and the network (VPN)",
    "找不到主机名：请检查地址和网络（VPN）",
  ],
  EAI_AGAIN: ["name resolution failed: check the network (VPN)", "域名解析失败：请检查网络（VPN）"],
  ECONNRESET: ["it closed the connection", "对方关闭了连接"],
  EPIPE: ["it closed the connection", "对方关闭了连接"],
  EHOSTUNREACH: ["host unreachable: check the network (VPN)", "主机不可达：请检查网络（VPN）"],
  ENETUNREACH: ["network unreachable", "网络不可达"],
  ETIMEDOUT: ["connecting timed out", "连接超时"],
};

/** Returns an error that explains what failed between the mock and `origin`, with advice. */
export function describeFailure(error: NodeJS.ErrnoException, origin: string): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  const { code = "", message } = error;
  const tls = TLS_REASONS[code];
  if (tls !== undefined)
    return new UpstreamFailure(
      502,
      say(
        `TLS with upstream ${origin} failed: ${tls[0]} (${code})`,
        `与上游 ${origin} 建立 TLS 连接失败：${tls[1]}（${code}）`,
      ),
    );
  if (code.startsWith("HPE_"))
    return new UpstreamFailure(
      502,
      say(
        `the response of upstream ${origin} is not valid HTTP (${code})`,
        `上游 ${origin} 的响应不是合法的 HTTP（${code}）`,
      ),
    );
  const reason = REASONS[code] ?? ([message, message] as const);
  return new UpstreamFailure(
    code === "ETIMEDOUT" ? 504 : 502,
    say(
      `cannot reach upstream ${origin}: ${reason[0]} (${code || "unknown reason"})`,
      `无法连接上游 ${origin}：${reason[1]}（${code || "原因未知"}）`,
    ),
  );
}

export const upstreamTimeout = (origin: string, ms: number) =>
  new UpstreamFailure(
    504,
    say(
      `upstream ${origin} was silent for ${ms / 1000} s, gave up waiting`,
      `上游 ${origin} 有 ${ms / 1000} 秒没有响应，不再等待`,
    ),
  );
