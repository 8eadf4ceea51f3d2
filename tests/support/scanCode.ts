import type { Page } from 'playwright';
import type { default as Decode } from 'jsqr';
import type * as Pdf from 'pdfjs-dist';

declare const jsQR: typeof Decode;
declare const pdfjsLib: typeof Pdf;

/** Reads the QR code of a picture as a camera does; undefined if there is none. The page must allow scripts. */
export async function scanPicture(page: Page, source: string): Promise<string | undefined> {
  await page.addScriptTag({ path: 'node_modules/jsqr/dist/jsQR.js' });
  return page.evaluate(async (url) => {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas');
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return jsQR(data, width, height)?.data;
  }, source);
}

export const pngUrl = (picture: Uint8Array): string =>
  `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;

/** Prints the first page of a PDF at 200 dots an inch, as a picture. */
export async function printPdf(page: Page, pdf: Uint8Array): Promise<string> {
  for (const part of ['pdf.worker.min.mjs', 'pdf.min.mjs'])
    await page.addScriptTag({ path: `node_modules/pdfjs-dist/build/${part}`, type: 'module' });
  await page.waitForFunction(() => 'pdfjsLib' in globalThis && 'pdfjsWorker' in globalThis);
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const document = await pdfjsLib.getDocument({ data, verbosity: 0 }).promise;
    const first = await document.getPage(1);
    const viewport = first.getViewport({ scale: 200 / 72 });
    const canvas = globalThis.document.createElement('canvas');
    canvas.width = viewport.width;
    canvas.height = viewport.height;
    await first.render({ canvas, viewport }).promise;
    return canvas.toDataURL('image/png');
  }, Buffer.from(pdf).toString('base64'));
}
