import sharp from 'sharp';
import type { Conversion, Converted } from './messages.ts';

// One picture per process: nothing to share.
sharp.cache(false);
sharp.concurrency(1);

/** Each further try has this share of the pixels that would just fit. */
const caution = 0.8;

/**
 * Returns a picture as every reader shows it: in sRGB with eight bits a sample, upright, its first image, without
 * metadata and layers of transmission, and no larger than asked. Throws an Error for a damaged one.
 */
export async function convert({ type, bytes, width, height, mostBytes, pixels }: Conversion): Promise<Converted> {
  for (let share = 1; ;) {
    const fit = { width: Math.ceil(width * share), height: Math.ceil(height * share) };
    const picture = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...fit, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const { data, info } = await (
      type === 'image/png'
        ? picture.png({ compressionLevel: 9 })
        : picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    ).toBuffer({ resolveWithObject: true });
    if (data.byteLength <= mostBytes) return { bytes: data, width: info.width, height: info.height };
    const fitting = Math.max(info.width / width, info.height / height);
    share = fitting * Math.sqrt((caution * mostBytes) / data.byteLength);
  }
}
