import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { CartHintType } from "#generated/model/cartHintType.ts";
import { HideHintButton } from "./hide-hint-button.tsx";

type Props = { type: CartHintType; label: string; icon: ReactNode; children: ReactNode };

/** A line of advice above the cart, which the buyer can hide permanently. */
export function HintBar({ type, label, icon, children }: Props) {
  return (
    <Flex
      as="aside"
      aria-label={label}
      align="center"
      gap="2"
      px="3"
      py="1.5"
      rounded="md"
      bg="brand.subtle"
      fontSize="xs"
    >
      {icon}
      {children}
      <HideHintButton type={type} of={label} />
    </Flex>
  );
}
