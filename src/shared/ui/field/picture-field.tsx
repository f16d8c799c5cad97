import { type ReactNode, useEffect, useId } from "react";
import { FileText } from "#generated/icons/file-text.ts";
import { ImagePlus } from "#generated/icons/image-plus.ts";
import { RefreshCw } from "#generated/icons/refresh-cw.ts";
import { X } from "#generated/icons/x.ts";
import { UPLOAD_MB_MAX } from "#generated/limits.ts";
import { type FileKind, fileTypes, isPdf } from "#src/shared/lib/picture-rules.ts";
import { fileAddress } from "#src/shared/lib/read-link.ts";
import { Text, Row } from "#src/shared/ui/layout/layout.tsx";
import { FieldProblem } from "./field-problem.tsx";
import {
  type PendingPicture,
  type PictureWatch,
  type UploadedPicture,
  usePictureUploads,
} from "./use-picture-uploads.ts";
import styles from "./picture-field.module.css";

type Props = {
  label: string;
  accepts?: FileKind;
  pictures: readonly UploadedPicture[];
  max: number;
  upload: (file: File, watch: PictureWatch) => Promise<UploadedPicture>;
  onAdd: (picture: UploadedPicture) => void;
  onRemove: (id: string) => void;
  /** Called when uploads start and end: the form is not complete meanwhile. */
  onBusyChange?: (isBusy: boolean) => void;
  error?: string | undefined;
};

/** Upload of pictures one by one, with cancel, preview, remove and retry. */
export function PictureField({
  label,
  accepts = "picture",
  pictures,
  max,
  upload,
  onAdd,
  onRemove,
  onBusyChange,
  error,
}: Props) {
  const id = useId();
  const { pending, refusal, add, remove, retry } = usePictureUploads({
    accepts,
    room: max - pictures.length,
    upload,
    onUploaded: onAdd,
  });
  const isFull = pictures.length + pending.length >= max;
  const isBusy = pending.some(({ problem }) => problem === undefined);
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  const replace = (fileId: string, files: readonly File[]): void => {
    if (add(files, 1) > 0) onRemove(fileId);
  };

  return (
    <div role="group" aria-label={label}>
      <Row as="ul" gap="3" wrap noMarkers>
        {pictures.map(({ id: fileId, url, name }) => (
          <li className={styles.tile} key={fileId}>
            <a href={fileAddress(url)} target="_blank" rel="noreferrer" title={`查看 ${name}`}>
              {isPdf(url) ? <PdfSign name={name} /> : <img className={styles.picture} src={url} alt={name} />}
            </a>
            <button
              type="button"
              className={styles.remove}
              aria-label={`移除 ${name}`}
              onClick={() => onRemove(fileId)}
            >
              <X size={12} aria-hidden />
            </button>
            {max === 1 && (
              <FileChooser
                className={styles.again}
                accepts={accepts}
                onChoose={(files) => replace(fileId, files)}
              >
                重新上传
              </FileChooser>
            )}
          </li>
        ))}
        {pending.map((one) => (
          <PendingTile
            key={one.key}
            one={one}
            accepts={accepts}
            onRemove={remove}
            onRetry={retry}
            onChoose={(files) => add(files, 1, one.key)}
          />
        ))}
        {!isFull && (
          <li className={styles.tile}>
            <FileChooser
              className={styles.add}
              accepts={accepts}
              multiple={max > 1}
              isInvalid={error !== undefined}
              describedBy={`${id}-hint`}
              onChoose={(files) => add(files)}
            >
              <ImagePlus size={20} strokeWidth={1.5} aria-hidden />
              {accepts === "picture" ? "添加图片" : "上传文件"}
            </FileChooser>
          </li>
        )}
      </Row>
      <Text as="p" id={`${id}-hint`} mt="2" tone="subtle" size="xs">
        {accepts === "picture"
          ? "照片或图片，过大的会自动压缩"
          : `照片、图片或 PDF（PDF 不超过 ${UPLOAD_MB_MAX} MB）`}
        {max > 1 && `，最多 ${max} 个（已添加 ${pictures.length} 个）`}
      </Text>
      <FieldProblem
        error={[refusal ?? (pending.length > 0 ? undefined : error), ...pending.map(failureText)]
          .filter(Boolean)
          .join(" ")}
      />
    </div>
  );
}

function PdfSign({ name }: { name: string }) {
  return (
    <span className={styles.state}>
      <FileText size={20} strokeWidth={1.5} aria-hidden />
      <span className={styles.name}>{name}</span>
    </span>
  );
}

function failureText({ file, problem }: PendingPicture): string | undefined {
  return problem && `“${file.name}”上传失败：${problem}。`;
}

type ChooserProps = {
  className: string | undefined;
  accepts: FileKind;
  multiple?: boolean;
  isInvalid?: boolean;
  describedBy?: string;
  onChoose: (files: readonly File[]) => void;
  children: ReactNode;
};

/** Opens the chooser of files; its children are the label. */
function FileChooser({ className, accepts, multiple = false, isInvalid, ...props }: ChooserProps) {
  const { describedBy, onChoose, children } = props;
  return (
    <label className={className}>
      {children}
      <input
        className={styles.chooser}
        type="file"
        accept={fileTypes(accepts)}
        multiple={multiple}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Lets the same file be chosen again after it was removed.
          currentTarget.value = "";
          if (files.length > 0) onChoose(files);
        }}
      />
    </label>
  );
}

type TileProps = {
  one: PendingPicture;
  accepts: FileKind;
  onRemove: (key: number) => void;
  onRetry: (key: number) => void;
  onChoose: (files: readonly File[]) => void;
};

function PendingTile({ one, accepts, onRemove, onRetry, onChoose }: TileProps) {
  const { key, file, percent, isPreparing, problem, isFileAtFault } = one;
  const isFailed = problem !== undefined;
  return (
    <li className={styles.tile} data-failed={isFailed || undefined}>
      {isFileAtFault && (
        <FileChooser className={styles.state} accepts={accepts} onChoose={onChoose}>
          <RefreshCw size={16} aria-hidden />
          重新上传
        </FileChooser>
      )}
      {isFailed && !isFileAtFault && (
        <button type="button" className={styles.state} title={problem} onClick={() => onRetry(key)}>
          <RefreshCw size={16} aria-hidden />
          重试
        </button>
      )}
      {!isFailed && (
        <span className={styles.state}>
          <progress
            className={styles.progress}
            max={100}
            value={percent}
            aria-label={`${file.name}的上传进度`}
          />
          {percent > 0 ? `${percent}%` : isPreparing ? "处理中" : "上传中"}
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={`${isFailed ? "移除" : "取消上传"} ${file.name}`}
        onClick={() => onRemove(key)}
      >
        <X size={12} aria-hidden />
      </button>
    </li>
  );
}
