import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { row, rowBytes, type PdfObject } from './readObjects.ts';

/** Where a reader finds an object: at an offset, or at a place within a stream of objects. */
type Place = { readonly offset: number } | { readonly within: number; readonly index: number };

/**
 * Writes a PDF part by part and remembers where its objects are. Objects without a stream of their own are compressed
 * together in streams of objects (PDF 1.5; PDF/A-3 allows them): tags and pages take a tenth of their bytes.
 */
export function objectWriter() {
  const places: (Place | undefined)[] = [];
  const hash = createHash('md5');
  let position = 0;
  const bytes = (written: Buffer): Buffer => {
    position += written.byteLength;
    hash.update(written);
    return written;
  };
  const text = (written: string) => bytes(Buffer.from(written, 'latin1'));
  const single = ({ number, text: dictionary, stream }: PdfObject & { readonly stream: Buffer }): Buffer => {
    places[number] = { offset: position };
    const start = text(`${number} 0 obj\n${dictionary}\nstream\n`);
    return Buffer.concat([start, bytes(stream), text('\nendstream\nendobj\n')]);
  };
  return {
    /** The start of the file, or a comment. */
    text,
    start: () => text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'),
    /** Writes objects; those without a stream become the stream of this number. */
    objects(objects: readonly PdfObject[], number: number): Buffer {
      const written: Buffer[] = [];
      const packed: PdfObject[] = [];
      for (const object of objects) {
        const { stream } = object;
        if (stream) written.push(single({ ...object, stream }));
        else {
          places[object.number] = { within: number, index: packed.length };
          packed.push(object);
        }
      }
      if (packed.length > 0) written.push(single(objectStream(packed, number)));
      return Buffer.concat(written);
    },
    /** Writes the table of references, itself an object, and the end. `id` is the trailer's; a digest by default. */
    end({ number, catalog, info, id = '' }: { number: number; catalog: number; info: number; id?: string }): Buffer {
      const digest = hash.copy().digest('hex');
      const start = position;
      places[number] = { offset: start };
      const table = Buffer.alloc((number + 1) * rowBytes);
      // The first row starts the list of free objects.
      table.writeUInt32BE(65_535, row.kind + row.first);
      for (const [at, place] of places.entries()) if (place) writeRow(table, at * rowBytes, place);
      const stream = deflateSync(table);
      const written = single({
        number,
        text: `<< /Type /XRef /Size ${number + 1} /W [${row.kind} ${row.first} ${row.second}] /Root ${catalog} 0 R /Info ${info} 0 R
/ID ${id || `[<${digest}> <${digest}>]`} /Filter /FlateDecode /Length ${stream.byteLength} >>`,
        stream,
      });
      return Buffer.concat([written, text(`startxref\n${start}\n%%EOF\n`)]);
    },
  };
}

function writeRow(table: Buffer, at: number, place: Place): void {
  const [kind, first, second] = 'offset' in place ? [1, place.offset, 0] : [2, place.within, place.index];
  table.writeUInt8(kind, at);
  table.writeUInt32BE(first, at + row.kind);
  table.writeUInt32BE(second, at + row.kind + row.first);
}

/** Their numbers and offsets, then the objects. */
function objectStream(objects: readonly PdfObject[], number: number) {
  const texts = objects.map(({ text }) => Buffer.from(`${text.trim()}\n`, 'latin1'));
  let offset = 0;
  const index = objects.map((object, at) => {
    const pair = `${object.number} ${offset}`;
    offset += texts[at]?.byteLength ?? 0;
    return pair;
  });
  const head = Buffer.from(`${index.join(' ')}\n`, 'latin1');
  const stream = deflateSync(Buffer.concat([head, ...texts]));
  return {
    number,
    text: `<< /Type /ObjStm /N ${objects.length} /First ${head.byteLength} /Filter /FlateDecode /Length ${stream.byteLength} >>`,
    stream,
  };
}
