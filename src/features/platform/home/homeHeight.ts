/** The height of tiles, attention and chart while loading, in pixels. */
export const homeHeight = 640;
