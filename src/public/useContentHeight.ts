import { useEffect, useState, type RefObject } from 'react';

/** How high the page inside a frame is at its width, so that all its sheets scroll with the page around it. */
export function useContentHeight(frame: RefObject<HTMLIFrameElement | null>, loaded: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const body = loaded ? frame.current?.contentDocument?.body : undefined;
    if (!body) return;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(body.getBoundingClientRect().height)));
    observer.observe(body);
    return () => observer.disconnect();
  }, [frame, loaded]);
  return height;
}
