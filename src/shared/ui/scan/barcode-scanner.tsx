import { type FormEvent, useState } from "react";
import { readBarcode } from "#src/shared/lib/written.ts";
import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { Button } from "../button/button.tsx";
import { Input } from "../field/text-input.tsx";
import { Modal } from "../overlay/modal.tsx";
import { Notice } from "../state/notice.tsx";
import { useCamera } from "./use-camera.ts";
import styles from "./barcode-scanner.module.css";

type Props = { onFound: (barcode: string) => void; onClose: () => void };

/** Reads a barcode with the camera, or as it is typed where there is none or it is refused. */
export function BarcodeScanner({ onFound, onClose }: Props) {
  // The dialog can come later than this component: its code is loaded with the first one.
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const { problem, retry } = useCamera(video, onFound);
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The button that opened the dialog can be in a form, which must not be submitted with it.
    event.stopPropagation();
    const barcode = readBarcode(typed);
    if (barcode === undefined) setWrong(true);
    else onFound(barcode);
  };
  return (
    <Modal title="扫商品条码" onClose={onClose}>
      <Stack gap="3">
        {problem ? (
          <Notice
            action={
              <Button size="sm" variant="outline" onClick={retry}>
                重试
              </Button>
            }
          >
            {problem}
          </Notice>
        ) : (
          <Text as="p" tone="muted">
            把药盒上的条码放进框里，自动识别
          </Text>
        )}
        <div className={styles.picture} hidden={problem !== ""}>
          <video className={styles.video} ref={setVideo} autoPlay muted playsInline aria-label="摄像头画面" />
          <span className={styles.frame} aria-hidden />
        </div>
        <Row as="form" gap="2" onSubmit={submit}>
          <Input
            aria-label="条码"
            inputMode="numeric"
            autoComplete="off"
            placeholder="或输入 13 位条码"
            value={typed}
            aria-invalid={isWrong}
            onChange={({ target }) => {
              setTyped(target.value);
              setWrong(false);
            }}
          />
          <Button type="submit" variant="outline">
            查找
          </Button>
        </Row>
        <Text as="p" role="status" tone="error" hideEmpty>
          {isWrong && "这不是有效的 13 位条码，请核对后再试。"}
        </Text>
      </Stack>
    </Modal>
  );
}
