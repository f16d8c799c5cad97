import { useState } from "react";

/** Keeps whether something is open: as the reader left it, until the address points into it (`leadsHere`) again. */
export function useOpen(initially: boolean, target: string, leadsHere: boolean) {
  const [open, setOpen] = useState(initially || leadsHere);
  const [seen, setSeen] = useState(target);
  if (seen !== target) {
    setSeen(target);
    if (leadsHere) setOpen(true);
  }
  return [open, setOpen] as const;
}
