const MAX_BYTES = 10 * 1024 * 1024;
const TYPES: ReadonlySet<string> = new Set(["image/jpeg", "image/png", "image/webp"]);

/** What a file input offers. */
export const PICTURE_TYPES = [...TYPES].join(",");

/** Why a file cannot be sent as a picture, said before it is sent; undefined when it can. */
export function pictureProblem({
  name,
  type,
  size,
}: Pick<File, "name" | "type" | "size">): string | undefined {
  if (!TYPES.has(type)) return `“${name}”不是 JPG、PNG 或 WebP 图片`;
  if (size === 0) return `“${name}”是空文件`;
  if (size > MAX_BYTES) return `“${name}”超过 10 MB，请压缩后再上传`;
  return undefined;
}
