import { useCallback, useState } from 'react';

/** Below this width in pixels there is no room for axes. */
const least = 120;

/**
 * Measures the width of a chart's box; undefined until known. A hidden box keeps its previous width, because the
 * library would draw shapes of negative width.
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
