import { chakra } from "@chakra-ui/react";
import type { Certificate } from "#generated/model/index.ts";
import { DialogFrame } from "#src/shared/ui/overlay/dialog-frame.tsx";
import { usePicture } from "#src/shared/ui/picture/use-picture.ts";

type Props = { certificate: Certificate; onClose: () => void };

/** A certificate in full-screen view; anything other than a picture, such as a PDF, opens in a new tab. */
export function CertificatePreview({ certificate, onClose }: Props) {
  const { name, number, image } = certificate;
  const { isShown, onError } = usePicture(image);
  return (
    <DialogFrame
      label={`${name} ${number}`}
      onClose={onClose}
      actions={
        <chakra.a href={image} target="_blank" rel="noreferrer" color="brand.fg">
          在新窗口打开
        </chakra.a>
      }
    >
      {isShown ? (
        <chakra.img src={image} alt={`${name}，编号 ${number}`} maxW="full" maxH="full" onError={onError} />
      ) : (
        <chakra.p color="fg.muted">这份证件不能在此预览，请在新窗口打开。</chakra.p>
      )}
    </DialogFrame>
  );
}
