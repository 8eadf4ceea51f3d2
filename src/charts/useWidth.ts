import { useCallback, useState } from 'react';

/** Pixels below which there is no room for axes and their margins, let alone for a figure. */
const least = 120;

/**
 * The width of a box in which a chart is drawn, as it changes; undefined until it is known. Hidden, it has none, and what was
 * drawn keeps its size: the library would draw shapes of negative widths.
 */
export function useWidth(): [box: (element: HTMLElement | null) => void | (() => void), width: number | undefined] {
  const [width, setWidth] = useState<number>();
  const box = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      if (measured >= least) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
