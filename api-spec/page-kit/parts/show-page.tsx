import { ChakraProvider } from "@chakra-ui/react";
import { createRoot } from "react-dom/client";
import { system } from "./theme.ts";

/** Renders a page of the kit into its document. */
export function showPage(page: React.ReactNode): void {
  const root = document.querySelector("#root");
  if (root) createRoot(root).render(<ChakraProvider value={system}>{page}</ChakraProvider>);
}
