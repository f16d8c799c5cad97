import type { ReturnOrder } from "#generated/model/index.ts";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { SendBack, type SendBackWay } from "./send-back.tsx";

type Props = { record: ReturnOrder; way: SendBackWay; onClose: () => void };

/** The way back of a return of the list. */
export function SendBackDialog({ record, way, onClose }: Props) {
  return (
    <Modal title={`寄回退货 ${record.return_no}`} onClose={onClose}>
      <SendBack record={record} first={way} onDone={onClose} />
    </Modal>
  );
}
