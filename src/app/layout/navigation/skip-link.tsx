import { chakra } from "@chakra-ui/react";

export const MAIN_ID = "main";

export function SkipLink() {
  return (
    <chakra.a
      href={`#${MAIN_ID}`}
      position="fixed"
      zIndex="skipNav"
      top="2"
      insetStart="2"
      px="4"
      py="2"
      rounded="md"
      bg="bg.panel"
      color="brand.fg"
      boxShadow="lg"
      transform="translateY(-200%)"
      _focusVisible={{ transform: "none" }}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(MAIN_ID)?.focus();
      }}
    >
      跳到主要内容
    </chakra.a>
  );
}
