import { Button, Dialog as Modal, Portal } from "@chakra-ui/react";
import { say } from "../language.ts";

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: React.ReactNode;
  /** Buttons beside the one that closes; `data-autofocus` marks the one that Enter presses. */
  readonly actions?: React.ReactNode;
};

/** A modal dialog; Escape and a click on the backdrop close it. */
export const Dialog = ({ title, onClose, actions, children }: Props) => (
  <Modal.Root open placement="center" onOpenChange={onClose}>
    <Portal>
      <Modal.Backdrop />
      <Modal.Positioner>
        <Modal.Content marginInline="4">
          <Modal.Header>
            <Modal.Title>{title}</Modal.Title>
          </Modal.Header>
          <Modal.Body>{children}</Modal.Body>
          <Modal.Footer>
            <Button onClick={onClose}>{actions ? say("Cancel", "取消") : say("Close", "关闭")}</Button>
            {actions}
          </Modal.Footer>
        </Modal.Content>
      </Modal.Positioner>
    </Portal>
  </Modal.Root>
);

type ConfirmProps = Omit<Props, "actions"> & { readonly verb: string; readonly onConfirm: () => void };

/** Asks before something is lost. */
export const Confirm = ({ verb, onConfirm, ...dialog }: ConfirmProps) => (
  <Dialog
    {...dialog}
    actions={
      <Button variant="solid" colorPalette="red" data-autofocus onClick={onConfirm}>
        {verb}
      </Button>
    }
  />
);
