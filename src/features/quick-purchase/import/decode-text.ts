const HAN = /\p{Script=Han}/u;
/** Letters of two bytes that Chinese texts have as well. */
const SIGNS = /[×μ·±°®²³Øø]/gu;
const TWO_BYTES = /[\u0080-\u07FF]/u;

/**
 * Decodes a text file by its bytes: UTF-8, UTF-16 as Excel's “Unicode 文本” is, or GB 18030, in which Chinese Excel
 * writes CSV. A file that was cut inside a character ends with U+FFFD. Undefined for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return text.includes("\0") || (text.match(/\uFFFD/gu)?.length ?? 0) > 1 ? undefined : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a mark: of each pair of bytes for a digit, a comma or a tab one is 0.
  const zeros = (from: 0 | 1) =>
    bytes.slice(0, 2000).filter((byte, at) => byte === 0 && at % 2 === from).length;
  const isEven = bytes.length % 2 === 0;
  if (isEven && zeros(1) > 0 && zeros(0) === 0) return "utf-16le";
  if (isEven && zeros(0) > 0 && zeros(1) === 0) return "utf-16be";
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    // 联通 and others in GBK happen to be valid UTF-8, of letters that no plan has.
    const isByChance = !HAN.test(text) && TWO_BYTES.test(text.replaceAll(SIGNS, ""));
    return isByChance ? "gb18030" : "utf-8";
  } catch {
    return "gb18030";
  }
}
