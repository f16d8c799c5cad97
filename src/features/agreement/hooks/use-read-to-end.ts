import { useEffect, useRef, useState } from "react";

/** Whether the end of a text that scrolls in a box has been in sight; a short text is read at once. */
export function useReadToEnd() {
  const end = useRef<HTMLDivElement>(null);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setRead(true);
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return { end, isRead };
}
