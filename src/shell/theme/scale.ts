/**
 * The type scale (size and line height in pixels) and the corner radius. Spacing is a grid of 8 with half steps of 4.
 */
export const scale = {
  caption: { size: 12, line: 16 },
  body: { size: 14, line: 20 },
  lead: { size: 16, line: 24 },
  heading: { size: 20, line: 28 },
  title: { size: 24, line: 32 },
  display: { size: 32, line: 40 },
} as const;

export const radius = 8;
export const fontFamily = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif";
export const topBarHeight = 56;
export const menuWidth = 248;
/** Below this width the side menu is a drawer (specification §9). */
export const drawerBreakpoint = 768;
/** Padding between frame and page, except on phones. */
export const pagePadding = 24;
