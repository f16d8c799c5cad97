import { Download } from "#generated/icons/download.ts";
import type { InspectionReport } from "#generated/model/index.ts";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { DataPicture } from "#src/shared/ui/picture/data-picture.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import styles from "./report-preview.module.css";

/** The aspect ratio of an A4 page. */
const SHEET = 0.707;

type Props = { report: InspectionReport; onClose: () => void };

/** A report as a page; a file other than a picture opens in a new tab, where it can be saved. */
export function ReportPreview({ report, onClose }: Props) {
  const { goods_name, batch_no, report_no, file_url } = report;
  return (
    <Modal
      place="full"
      title={`${goods_name} 批号 ${batch_no} 质检报告`}
      onClose={onClose}
      tools={
        <DataLink className={styles.original} url={file_url} newTab>
          <Download size={14} aria-hidden />
          打开原文件
        </DataLink>
      }
    >
      <div className={styles.sheet}>
        <DataPicture
          src={file_url}
          alt={`质检报告 ${report_no}，请点“打开原文件”查看`}
          ratio={SHEET}
          fit="contain"
          eager
        />
      </div>
    </Modal>
  );
}
