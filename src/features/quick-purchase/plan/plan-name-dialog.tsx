import { type FormEvent, type ReactNode, useId, useState } from "react";
import { createSavedPlanBodyNameMax } from "#generated/zod/plan/plan.zod.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { TextField } from "#src/shared/ui/field/text-field.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";

type Props = {
  title: string;
  initial: string;
  /** The label of the primary button for the typed name. */
  labelOf: (name: string) => string;
  isBusy: boolean;
  /** Why the server refused the last name. */
  refusal: string;
  onSubmit: (name: string) => void;
  onClose: () => void;
  /** Shown below the field. */
  children?: (name: string, choose: (name: string) => void) => ReactNode;
};

/** Asks for the name of a saved plan. */
export function PlanNameDialog(props: Props) {
  const { title, initial, labelOf, isBusy, refusal, onSubmit, onClose, children } = props;
  const formId = useId();
  const [text, setText] = useState(initial);
  const [sent, setSent] = useState<string>();
  const name = text.trim();
  const problem = sent === "" && name === "" ? "请填写计划名称" : sent === name ? refusal : "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(name);
    if (name !== "") onSubmit(name);
  };
  return (
    <Modal
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            取消
          </Button>
          <Button size="sm" type="submit" form={formId} loading={isBusy} loadingText="保存中">
            {labelOf(name)}
          </Button>
        </>
      }
    >
      <Stack as="form" gap="2" id={formId} noValidate onSubmit={submit}>
        <TextField
          label="计划名称"
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={createSavedPlanBodyNameMax}
          autoComplete="off"
          data-autofocus
          placeholder="例如：每周常备"
          error={problem || undefined}
        />
        {children?.(name, setText)}
      </Stack>
    </Modal>
  );
}
