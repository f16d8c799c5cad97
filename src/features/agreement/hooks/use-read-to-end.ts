import { useEffect, useRef, useState } from "react";

/** Whether the end of a scrollable text has been visible; a short text counts as read immediately. */
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
