import { useEffect, useState, type RefObject } from 'react';

/** Returns the height of a frame's content, so that it scrolls with the page. */
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
