import { inflateSync } from 'node:zlib';

/** An object of a PDF: its text and, if it has one, the bytes of its stream. */
export interface PdfObject {
  readonly number: number;
  /** As Latin-1: the dictionary or array, without what follows `stream`. */
  readonly text: string;
  readonly stream?: Buffer;
}

/** The objects of a PDF, by number, and the trailer with their roots. */
export interface PdfObjects {
  readonly objects: ReadonlyMap<number, PdfObject>;
  readonly trailer: string;
}

/** Where objects start, and what follows the last of them. */
interface Table {
  readonly offsets: readonly { readonly number: number; readonly offset: number }[];
  readonly end: number;
  readonly trailer: string;
}

/** The bytes of a row of a table in a stream: the kind of its place, an offset or a stream's number, an index. */
export const row = { kind: 1, first: 4, second: 4 } as const;
export const rowBytes = row.kind + row.first + row.second;

const entries = /(\d{10}) \d{5} ([nf])/g;
const [streamStart, streamEnd] = ['\nstream\n', '\nendstream'];

/**
 * Reads the objects of a PDF of this product: as Typst writes it, with a table of references, or as `objectWriter.ts`
 * does, with streams of objects. Throws an Error for another form.
 */
export function readObjects(bytes: Uint8Array): PdfObjects {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(pdf.toString('latin1', Math.max(0, pdf.length - 200)))?.[1]);
  const { offsets, end, trailer } = tableIn(pdf, start);
  const inOrder = offsets.toSorted((a, b) => a.offset - b.offset);
  const single = inOrder.map(({ number, offset }, at) =>
    objectIn(pdf.subarray(offset, inOrder[at + 1]?.offset ?? end), number),
  );
  const objects = single.flatMap((object) => (object.text.startsWith('<< /Type /ObjStm ') ? unpacked(object) : object));
  return { objects: new Map(objects.map((object) => [object.number, object])), trailer };
}

function tableIn(pdf: Buffer, start: number): Table {
  const [table = '', trailer = ''] = Number.isNaN(start) ? [] : pdf.toString('latin1', start).split('trailer\n');
  if (table.startsWith('xref\n0 ')) {
    const used = [...table.matchAll(entries)].flatMap(([, offset, use], number) =>
      use === 'n' ? [{ number, offset: Number(offset) }] : [],
    );
    return { offsets: used, end: start, trailer };
  }
  const { text = '', stream } = /^\d+ 0 obj\n<< \/Type \/XRef /.test(table) ? objectIn(pdf.subarray(start), 0) : {};
  if (!stream || !text.includes('/W [1 4 4]')) throw new Error('the PDF has no table of references');
  const rows = inflateSync(stream);
  const offsets = Array.from({ length: rows.byteLength / rowBytes }, (_, number) => number).flatMap((number) =>
    rows[number * rowBytes] === 1 ? [{ number, offset: rows.readUInt32BE(number * rowBytes + row.kind) }] : [],
  );
  return { offsets: offsets.filter(({ offset }) => offset < start), end: start, trailer: text };
}

function objectIn(bytes: Buffer, number: number): PdfObject {
  const start = bytes.indexOf('obj\n') + 4;
  const end = bytes.lastIndexOf('\nendobj');
  const ofStream = bytes.lastIndexOf(streamEnd, end);
  if (ofStream === -1) return { number, text: bytes.toString('latin1', start, end) };
  const from = bytes.indexOf(streamStart);
  return {
    number,
    text: bytes.toString('latin1', start, from),
    stream: bytes.subarray(from + streamStart.length, ofStream),
  };
}

/** Returns the objects of a stream of objects: first their numbers and offsets, then their texts. */
function unpacked({ text, stream = Buffer.alloc(0) }: PdfObject): PdfObject[] {
  const first = Number(/\/First (\d+)/.exec(text)?.[1]);
  const content = inflateSync(stream).toString('latin1');
  const numbers = content.slice(0, first).trim().split(' ').map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, at) => ({
    number: numbers[2 * at] ?? 0,
    text: content.slice(first + (numbers[2 * at + 1] ?? 0), first + (numbers[2 * at + 3] ?? content.length)).trim(),
  }));
}

/** Strings, which may look like references, and references. */
const stringOrReference = /\((?:\\[^]|[^\\()]|\((?:\\[^]|[^\\()])*\))*\)|(\d+) 0 R\b/g;

/** Returns the text of an object with other references; strings stay. */
export const mapReferences = (text: string, map: (number: number) => number): string =>
  text.replace(stringOrReference, (found, number?: string) =>
    number === undefined ? found : `${map(Number(number))} 0 R`,
  );

/** Returns the number of the object that a key of a dictionary refers to. Throws an Error if it refers to none. */
export function referenceIn(text: string, key: string): number {
  const found = new RegExp(`/${key} (\\d+) 0 R`).exec(text)?.[1];
  if (found === undefined) throw new Error(`the PDF has no ${key}`);
  return Number(found);
}

/** Returns the numbers of the objects in the array of a key; none if there is no such array. */
export const referencesIn = (text: string, key: string): number[] =>
  [...(new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, number]) =>
    Number(number),
  );
