import { Box, Button, chakra, Flex, Heading } from "@chakra-ui/react";
import { useEffect, useId, useRef } from "react";
import type { AlertRequest } from "./feedback-store.ts";

/** An alert or a question in a modal dialog; Escape answers no to a question and dismisses an alert. */
export function AlertDialog({ request }: { request: AlertRequest }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const messageId = useId();
  const isQuestion = request.cancelLabel !== undefined;

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    confirmButton.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  return (
    <chakra.dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={messageId}
      onCancel={(event) => {
        event.preventDefault();
        request.settle(!isQuestion);
      }}
      m="auto"
      p="0"
      w="sm"
      maxW="calc(100vw - 2rem)"
      border="none"
      rounded="lg"
      bg="bg.panel"
      color="fg"
      boxShadow="lg"
      _backdrop={{ bg: "blackAlpha.600" }}
      animation="fade-in 120ms ease-out"
    >
      <Box px="6" pt="5" pb="4">
        <Heading id={titleId} as="h2" fontSize="md" fontWeight="600">
          {request.title}
        </Heading>
        <Box id={messageId} mt="3" color="fg.muted" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {request.message}
        </Box>
      </Box>
      <Flex justify="flex-end" gap="3" px="6" pb="5">
        {isQuestion && (
          <Button size="sm" variant="outline" onClick={() => request.settle(false)}>
            {request.cancelLabel}
          </Button>
        )}
        <Button ref={confirmButton} size="sm" onClick={() => request.settle(true)}>
          {request.confirmLabel}
        </Button>
      </Flex>
    </chakra.dialog>
  );
}
