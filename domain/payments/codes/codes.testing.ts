import jsQR from 'jsqr';
import { symbolOf } from './symbol.ts';

/** Reads a code of a given number of pixels a module, as a camera sees it; undefined if there is none. */
export function scanned(text: string, pixels = 3): string | undefined {
  const { size, runs } = symbolOf(text);
  const width = size * pixels;
  const picture = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const [x, y, length] of runs) {
    for (let row = y * pixels; row < (y + 1) * pixels; row += 1) {
      const start = 4 * (row * width + x * pixels);
      for (let at = start; at < start + 4 * length * pixels; at += 1) if (at % 4 !== 3) picture[at] = 0;
    }
  }
  return jsQR(picture, width, width)?.data;
}
