import { UPLOAD_MB_MAX } from "#generated/limits.ts";

const PICTURES = ["image/jpeg", "image/png", "image/webp"];
/** The format in which phones save photos; the upload turns it into JPEG. Not every browser knows its type. */
const HEIC = /^image\/hei[cf]/;
const HEIC_NAME = /\.hei[cf]$/i;
const PDF = "application/pdf";

/** A photo of this size can still be made smaller on the page. */
const PHOTO_MB_MAX = 100;

/** `document` also allows PDFs. */
export type FileKind = "picture" | "document";

const KINDS: Readonly<Record<FileKind, { types: readonly string[]; name: string }>> = {
  picture: { types: PICTURES, name: "JPG、PNG、WebP 或 HEIC 图片" },
  document: { types: [...PICTURES, PDF], name: "JPG、PNG、WebP、HEIC 图片或 PDF 文件" },
};

/** The file cannot be used, however often it is sent: another has to be chosen. */
export class FileFault extends Error {
  override readonly name = "FileFault";
}

/** The `accept` attribute of a file input. */
export const fileTypes = (kind: FileKind): string =>
  [...KINDS[kind].types, "image/heic", "image/heif", ".heic", ".heif"].join(",");

/** True for a photo in the format of phones that the server does not accept. */
export const isHeic = ({ name, type }: Pick<File, "name" | "type">): boolean =>
  HEIC.test(type) || (type === "" && HEIC_NAME.test(name));

/** Why a file cannot be uploaded, checked before uploading; undefined when it can. */
export function fileProblem(file: Pick<File, "name" | "type" | "size">, kind: FileKind): string | undefined {
  const { name, type, size } = file;
  if (!KINDS[kind].types.includes(type) && !isHeic(file)) return `“${name}”不是 ${KINDS[kind].name}`;
  if (size === 0) return `“${name}”是空文件`;
  const max = type === PDF ? UPLOAD_MB_MAX : PHOTO_MB_MAX;
  if (size > max * 1024 * 1024) return `“${name}”超过 ${max} MB，请压缩后再上传`;
  return undefined;
}

/** True if a URL leads to a PDF rather than a picture. */
export const isPdf = (url: string): boolean => /\.pdf(?:\?|$)/i.test(url);
