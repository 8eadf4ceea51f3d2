export type PictureType = 'image/png' | 'image/jpeg';

export const isPictureType = (type: string): type is PictureType => type === 'image/png' || type === 'image/jpeg';

/** The header of a picture: its pixels, and its unpacked size in bytes. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly unpacked: number;
}

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Samples per pixel, by the color type of a PNG. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Reads a picture's header; undefined if invalid. */
export function pictureOf(type: string, bytes: Buffer): Picture | undefined {
  if (type === 'image/png') return png(bytes);
  return type === 'image/jpeg' ? jpeg(bytes) : undefined;
}

function png(bytes: Buffer): Picture | undefined {
  if (bytes.length < 26 || !bytes.subarray(0, 8).equals(pngSignature)) return undefined;
  const bits = bytes.readUInt8(24) * (samples[bytes.readUInt8(25)] ?? 4);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return { width, height, unpacked: (width * height * Math.max(bits, 8)) / 8 };
}

/** Scans the segments of a JPEG to the frame header, which contains its size. */
function jpeg(bytes: Buffer): Picture | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 10 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (!isFrame) continue;
    const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
    return { width, height, unpacked: height * width * bytes.readUInt8(at + 9) };
  }
  return undefined;
}
