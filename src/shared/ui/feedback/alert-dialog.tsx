import { useId, useRef, useState } from "react";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Box, Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Dialog } from "#src/shared/ui/overlay/dialog.tsx";
import type { AlertRequest } from "./feedback-store.ts";

type Props = {
  request: AlertRequest;
  /** Somebody is in the middle of a text. */
  isTyping: boolean;
};

/**
 * An alert or a question in a modal dialog; Escape answers no to a question and dismisses an alert. An alert that comes
 * while somebody is typing shows at once, but takes neither the focus nor the next keys until the text is done: its
 * button may reload the page.
 */
export function AlertDialog({ request, isTyping }: Props) {
  const confirmButton = useRef<HTMLButtonElement>(null);
  const messageId = useId();
  const isQuestion = request.cancelLabel !== undefined;

  const [isModal, setModal] = useState(isQuestion || !isTyping);
  if (!isModal && !isTyping) setModal(true);

  return (
    <Dialog
      key={String(isModal)}
      role="alertdialog"
      label={request.title}
      aria-describedby={messageId}
      place={request.details === undefined ? "narrow" : "middle"}
      isModal={isModal}
      isLasting
      initialFocus={() => (isModal ? confirmButton.current : focusedElement())}
      onClose={() => request.settle(!isQuestion)}
    >
      <Box px="6" pt="5" pb="4">
        <Text as="h2" size="md" bold>
          {request.title}
        </Text>
        <div id={messageId}>
          <Text as="p" mt="3" tone="muted" keeps="spaces" breakable>
            {request.message}
          </Text>
          {request.details}
        </div>
      </Box>
      <Row wrap justify="end" gap="3" px="6" pb="5">
        {isQuestion && (
          <Button size="sm" variant="outline" onClick={() => request.settle(false)}>
            {request.cancelLabel}
          </Button>
        )}
        {request.otherLabel !== undefined && (
          <Button size="sm" variant="outline" onClick={() => request.settle("other")}>
            {request.otherLabel}
          </Button>
        )}
        <Button ref={confirmButton} size="sm" onClick={() => request.settle(true)}>
          {request.confirmLabel}
        </Button>
      </Row>
    </Dialog>
  );
}

const focusedElement = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;
