import { type RefObject, useEffect, useRef } from "react";
import { useNavigationType } from "react-router-dom";

/** Another page of the list is read from its top; on going back the former position counts. */
export function useListTop(list: RefObject<HTMLElement | null>, page: number): void {
  const isReturn = useNavigationType() === "POP";
  const lastPage = useRef(page);
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (!isReturn) list.current?.scrollIntoView();
  }, [list, page, isReturn]);
}
