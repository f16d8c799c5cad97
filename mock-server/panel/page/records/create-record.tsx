import { Button, Textarea } from "@chakra-ui/react";
import { useState } from "react";
import { Select } from "#api-spec/page-kit/parts/select.tsx";
import { Plus } from "#generated/icons/plus.ts";
import type { MockControl } from "#mock/client.ts";
import { say } from "../language.ts";
import { ActionButton } from "../parts/action-button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Field } from "../parts/field.tsx";
import { plainMessage } from "../world/plain-message.ts";
import { useControlAction } from "../world/use-control-action.ts";

type Kind = keyof MockControl["create"];

/** By kind: its title, and what one can be made from. */
const KINDS: Readonly<Record<Kind, readonly [title: string, example: object]>> = {
  goods: [say("Product", "商品"), { name: "测试颗粒", price: 12.5, number: 100 }],
  order: [say("Order", "订单"), { user: "buyer", state: "shipped", lines: [{ goods_id: 2, number: 30 }] }],
  user: [say("User", "用户"), { company: "测试药房", balance: 50_000 }],
  coupon: [say("Coupon", "优惠券"), { user: "buyer", amount: 5, threshold: 0 }],
};

const exampleOf = (kind: Kind) => JSON.stringify(KINDS[kind][1], null, 2);

/** Makes a record that fits the rest of the world. */
export function CreateRecord() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton icon={Plus} text={say("Create", "新建")} onClick={() => setOpen(true)} />
      {isOpen && <CreateDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<Kind>("goods");
  const [text, setText] = useState(exampleOf("goods"));
  const [problem, setProblem] = useState<string>();
  const create = useControlAction(
    (control): Promise<{ id: number }> => control.create[kind](JSON.parse(text) as never),
    (_, { id }) => say(`Created: ${KINDS[kind][0]} ${id}`, `已新建：${KINDS[kind][0]} ${id}`),
  );
  const save = () =>
    create.mutate(undefined, { onSuccess: onClose, onError: (error) => setProblem(plainMessage(error)) });
  return (
    <Dialog
      title={say("Create", "新建")}
      onClose={onClose}
      actions={
        <Button variant="solid" disabled={create.isPending} onClick={save}>
          {say("Create", "新建")}
        </Button>
      }
    >
      <Field label={say("Kind", "种类")}>
        <Select
          value={kind}
          options={Object.entries(KINDS).map(([each, [title]]) => [each, title] as const)}
          onPick={(picked) => {
            setKind(picked as Kind);
            setText(exampleOf(picked as Kind));
            setProblem(undefined);
          }}
        />
      </Field>
      <Field label="JSON" problem={problem}>
        <Textarea
          fontFamily="mono"
          fontSize="xs"
          rows={8}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
      </Field>
    </Dialog>
  );
}
