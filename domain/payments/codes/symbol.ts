import { encodeQR } from 'qr';

/** A QR code as vectors, in modules. */
export interface QrSymbol {
  /** With the quiet zone of four modules. */
  readonly size: number;
  /** The dark modules of each row, from left to right: left edge, top edge and width of each run. */
  readonly runs: readonly (readonly [x: number, y: number, width: number])[];
}

/** What a reader needs as light space around a code (ISO 18004). */
const quietZone = 4;

/** Returns the QR code of a text, with error correction M. */
export function symbolOf(text: string): QrSymbol {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: quietZone });
  const runs = modules.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark && !row[x - 1] ? [[x, y, runAt(row, x)] as const] : [])),
  );
  return { size: modules.length, runs };
}

function runAt(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from);
  return (end === -1 ? row.length : end) - from;
}
