import type { Page } from 'playwright';

declare const jsQR: (pixels: Uint8ClampedArray, width: number, height: number) => { data: string } | null;

/** Returns the text of the QR code in a picture, as a camera reads it; undefined if there is none. */
export async function scanCode(page: Page, picture: Uint8Array, type: string): Promise<string | undefined> {
  await page.addScriptTag({ path: 'node_modules/jsqr/dist/jsQR.js' });
  return page.evaluate(
    async ([base64, kind]) => {
      const image = new Image();
      image.src = `data:${kind};base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height);
      return (pixels && jsQR(pixels.data, pixels.width, pixels.height)?.data) ?? undefined;
    },
    [Buffer.from(picture).toString('base64'), type] as const,
  );
}
