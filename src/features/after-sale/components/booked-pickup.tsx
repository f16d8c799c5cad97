import type { ReturnPickup } from "#generated/model/index.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { FactList } from "#src/shared/ui/records/fact-list.tsx";
import { pickupText } from "../lib/pickup-times.ts";
import { CancelPickup } from "./cancel-pickup.tsx";

type Props = { returnId: number; pickup: ReturnPickup; onChange: () => void };

/** When and where the courier comes, who can still be put off. */
export function BookedPickup({ returnId, pickup, onChange }: Props) {
  return (
    <>
      <FactList
        facts={[
          ["上门取件", pickupText(pickup)],
          ["取件地址", pickup.address],
          ["联系人", `${pickup.name} ${pickup.phone}`],
        ]}
      />
      <Row gap="2" mt="3" wrap>
        <Button size="sm" variant="outline" onClick={onChange}>
          修改预约
        </Button>
        <CancelPickup id={returnId} />
      </Row>
    </>
  );
}
