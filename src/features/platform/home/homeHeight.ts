/** The height of tiles and chart while loading, in pixels. */
export const homeHeight = 520;
