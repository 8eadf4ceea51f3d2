import { useEffect } from 'react';

/** Reports the height of a bar at the foot of the window, so that toasts appear above it. */
export function useRoomForToasts(bar: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const measured = new ResizeObserver(() => style.setProperty('--footer', `${bar.current?.offsetHeight ?? 0}px`));
    if (bar.current) measured.observe(bar.current);
    return () => {
      measured.disconnect();
      style.removeProperty('--footer');
    };
  }, [bar]);
}
