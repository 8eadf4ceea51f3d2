/** In pixels, of the tiles and the chart while they load. */
export const homeHeight = 520;
