/** The upstream did not respond: the mock returns 502 or 504 with the reason. */
export class UpstreamFailure extends Error {
  readonly status: 502 | 504;
  constructor(status: 502 | 504, message: string) {
    super(message);
    this.name = "UpstreamFailure";
    this.status = status;
  }
}

/** Trust that the project cannot grant is granted on the command line. */
const TRUST_IT =
  "若这是自己的证书，请把签发它的 CA 存成文件，用 NODE_EXTRA_CA_CERTS=ca.pem npm run mock -- … 启动";

const TLS_REASONS: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: `证书是自签名的，不受信任；${TRUST_IT}`,
  SELF_SIGNED_CERT_IN_CHAIN: `证书链中有自签名的证书，不受信任；${TRUST_IT}`,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: `证书无法验证（可能缺少中间证书）；${TRUST_IT}`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: `不认识签发证书的机构；${TRUST_IT}`,
  CERT_HAS_EXPIRED: "证书已过期",
  CERT_NOT_YET_VALID: "证书尚未生效，请检查本机时间",
  ERR_TLS_CERT_ALTNAME_INVALID: "证书不是签发给这个主机名的",
  ERR_SSL_WRONG_VERSION_NUMBER: "对方不是 TLS 服务，地址应写作 http://",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "对方不是 TLS 服务，地址应写作 http://",
  EPROTO: "握手失败；若对方不是 TLS 服务，地址应写作 http://",
};

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "连接被拒绝，请确认它已启动、端口正确",
  ENOTFOUND: "找不到这个主机名，请检查地址和网络（VPN）",
  EAI_AGAIN: "域名解析失败，请检查网络（VPN）",
  ECONNRESET: "对方中途断开了连接",
  EPIPE: "对方中途断开了连接",
  EHOSTUNREACH: "无法到达这台主机，请检查网络（VPN）",
  ENETUNREACH: "网络不可用",
  ETIMEDOUT: "建立连接超时",
};

/** The error between the mock and `origin`, with advice. */
export function describeFailure(error: NodeJS.ErrnoException, origin: string): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error;
  const { code = "", message } = error;
  const tls = TLS_REASONS[code];
  if (tls !== undefined) return new UpstreamFailure(502, `上游 ${origin} 的 TLS 有问题：${tls}（${code}）`);
  if (code.startsWith("HPE_"))
    return new UpstreamFailure(502, `上游 ${origin} 的回答不是合法的 HTTP（${code}）`);
  const reason = REASONS[code] ?? message;
  return new UpstreamFailure(
    code === "ETIMEDOUT" ? 504 : 502,
    `连接上游 ${origin} 失败：${reason}（${code || "未知原因"}）`,
  );
}

export const upstreamTimeout = (origin: string, ms: number) =>
  new UpstreamFailure(504, `上游 ${origin} 在 ${ms / 1000} 秒内没有动静，已放弃等待`);
