import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** A picture in sixteen shades of gray, row by row, from 0 (black) to 15. */
export interface GrayPicture {
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Writes a picture of even width as PNG: grayscale, four bits a pixel, rows without a filter. */
export function writeGrayPng({ width, height, shades }: GrayPicture): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 4;
  const rows = Buffer.alloc(height * (1 + width / 2));
  for (let at = 0; at < shades.length; at += 2) {
    const byte = Math.floor(at / width) * (1 + width / 2) + 1 + (at % width) / 2;
    rows[byte] = ((shades[at] ?? 0) << 4) | (shades[at + 1] ?? 0);
  }
  const data = deflateSync(rows, { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** Reads a picture that `writeGrayPng` wrote. */
export function readGrayPng(png: Buffer): GrayPicture {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const data = 8 + 25;
  const rows = inflateSync(png.subarray(data + 8, data + 8 + png.readUInt32BE(data)));
  const shades = new Uint8Array(width * height);
  for (let at = 0; at < shades.length; at += 2) {
    const byte = rows[Math.floor(at / width) * (1 + width / 2) + 1 + (at % width) / 2] ?? 0;
    shades[at] = byte >> 4;
    shades[at + 1] = byte & 15;
  }
  return { width, height, shades };
}
