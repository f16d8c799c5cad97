import type { Certificate } from "#generated/model/index.ts";
import { fileAddress } from "#src/shared/lib/read-link.ts";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";
import styles from "./certificate-preview.module.css";

type Props = { certificate: Certificate; onClose: () => void };

/** A certificate in full-screen view; anything other than a picture, such as a PDF, opens in a new tab. */
export function CertificatePreview({ certificate, onClose }: Props) {
  const { name, number, image } = certificate;
  const file = fileAddress(image);
  const { isShown, onError } = usePicture(file);
  return (
    <Modal
      place="full"
      title={`${name} ${number}`.trim()}
      onClose={onClose}
      tools={
        file && (
          <Text as="a" tone="brand" href={file} target="_blank" rel="noreferrer">
            在新窗口打开
          </Text>
        )
      }
    >
      {isShown ? (
        <img
          className={styles.picture}
          src={file}
          alt={number === "" ? name : `${name}，编号 ${number}`}
          onError={onError}
        />
      ) : (
        <Text as="p" tone="muted">
          {file ? "这份证照不能在此预览，请在新窗口打开。" : "这份证照暂时无法打开。"}
        </Text>
      )}
    </Modal>
  );
}
