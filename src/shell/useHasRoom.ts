import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Whether what is drawn wide has room in its box, as wide as it turned out to be; while it has not, something narrower is to
 * be drawn in its place.
 */
export function useHasRoom(): [box: RefObject<HTMLDivElement | null>, hasRoom: boolean] {
  const box = useRef<HTMLDivElement>(null);
  const needed = useRef(0);
  const [hasRoom, setRoom] = useState(true);
  // After each drawing, since other rows may be wider, and before it is seen.
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
