import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";

/** Scrolls to the top of the list on another page; going back restores the former position. */
export function useListTop(list: RefObject<HTMLElement | null>, page: number): void {
  const isReturn = useNavigationType() === "POP";
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (!isReturn) list.current?.scrollIntoView();
  }, [list, page, isReturn]);
}
