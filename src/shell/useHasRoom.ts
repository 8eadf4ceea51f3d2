import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Returns whether wide content fits its box; if not, a narrower variant should render. */
export function useHasRoom(): [box: RefObject<HTMLDivElement | null>, hasRoom: boolean] {
  const box = useRef<HTMLDivElement>(null);
  const needed = useRef(0);
  const [hasRoom, setRoom] = useState(true);
  // After each render, before it is painted, because rows may be wider.
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth = 0, scrollWidth = 0 } = box.current ?? {};
      if (hasRoom) needed.current = scrollWidth;
      setRoom(clientWidth >= needed.current);
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  });
  return [box, hasRoom];
}
