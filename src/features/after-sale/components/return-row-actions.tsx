import { lazy, Suspense, useState } from "react";
import { ReturnStatus } from "#generated/enums.ts";
import type { ReturnOrder } from "#generated/model/index.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { CancelReturn } from "./cancel-case.tsx";
import { CancelPickup } from "./cancel-pickup.tsx";
import type { SendBackWay } from "./send-back.tsx";
import styles from "./case-list.module.css";

const SendBackDialog = lazy(async () => ({
  default: (await import("./send-back-dialog.tsx")).SendBackDialog,
}));

/** The actions on a return of the list; none once it is on its way. */
export function ReturnRowActions({ record }: { record: ReturnOrder }) {
  const [way, setWay] = useState<SendBackWay>();
  const { id, status, pickup } = record;
  if (status > ReturnStatus.AwaitingDispatch) return null;
  const isWaiting = status === ReturnStatus.AwaitingDispatch;
  return (
    <span className={styles.actions}>
      {isWaiting && (
        <Button size="xs" variant={pickup ? "outline" : "solid"} onClick={() => setWay("pickup")}>
          {pickup ? "修改预约" : "预约上门取件"}
        </Button>
      )}
      {isWaiting &&
        (pickup ? (
          <CancelPickup id={id} size="xs" />
        ) : (
          <Button size="xs" variant="outline" onClick={() => setWay("parcel")}>
            填写物流
          </Button>
        ))}
      <CancelReturn id={id} size="xs" />
      {way && (
        <Suspense>
          <SendBackDialog record={record} way={way} onClose={() => setWay(undefined)} />
        </Suspense>
      )}
    </span>
  );
}
