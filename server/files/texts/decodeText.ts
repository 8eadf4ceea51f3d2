import iconv from 'iconv-lite';
import type { Encoding } from '../../../domain/files/encodings.ts';

/** The last byte of files that DOS wrote. */
// oxlint-disable-next-line no-control-regex -- it is looked for
const endOfFile = /\u001A+\s*$/;

/** Decodes a text file without its mark. Bytes that the encoding does not have are U+FFFD. */
export const decodeText = (bytes: Uint8Array, encoding: Encoding): string =>
  iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding).replace(endOfFile, '');
