const TYPES = ["image/jpeg", "image/png", "image/webp"];

/** Why a file cannot be sent, for the buyer; empty when it can. The desk judges its bytes. */
export function pictureProblem({ type, size }: Pick<File, "type" | "size">, mostBytes: number): string {
  if (!TYPES.includes(type)) return "仅支持 JPG、PNG、WebP 图片，请重新选择";
  const most = mostBytes / 1024 / 1024;
  return size > mostBytes ? `图片超过 ${most} MB，请压缩后再发送` : "";
}

/** The picture that is pasted; undefined where it is text, or text with a picture of it, as from a spreadsheet. */
export function pictureIn({ files, types }: Pick<DataTransfer, "files" | "types">): File | undefined {
  return types.includes("text/plain") ? undefined : files[0];
}
