import { createHash } from 'node:crypto';
import type { Archived } from '../zip.ts';
import { numberedPart, type Part, type Roots } from './pdfPart.ts';
import { catalogOf, infoOf, metadataOf, outlineOf, textString } from './pdfCatalog.ts';

export const pdfType = 'application/pdf';

/** Before each document: a comment, by which a reader of the stream counts them. */
const mark = '%%Document\n';

/** The objects of the whole file. They are written last. */
const roots: Roots = { pages: 1, structure: 2, outline: 3 };
const [catalog, metadata, info, parents, attachment, attached] = [4, 5, 6, 7, 8, 9];
const firstFree = 10;

/**
 * Yields one PDF of several, in parts while they arrive: pages and structure of each, with a bookmark by its name. Files
 * that are no PDF are attached. All of it stays tagged and archivable (PDF/A-3), like its parts.
 */
export async function* joinPdfs(files: AsyncIterable<Archived>, title: string): AsyncGenerator<Uint8Array> {
  const output = numberedOutput();
  const parts: Part[] = [];
  let before = { free: firstFree, pages: 0, keys: 0 };
  let list: Archived | undefined;
  yield output.text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  for await (const file of files) {
    if (!file.name.endsWith('.pdf')) list = file;
    else {
      const part = numberedPart(file, { roots, ...before });
      const written = [output.text(mark), ...part.objects.map((object) => output.object(object))];
      before = part;
      parts.push({ ...part, objects: [] });
      yield Buffer.concat(written);
    }
  }
  const [first] = parts;
  const { free, pages, keys } = before;
  if (!first) throw new Error('no PDF to join');
  const kids = (numbers: readonly number[]) => numbers.map((number) => `${number} 0 R`).join(' ');
  const whole = [
    [roots.pages, `<< /Type /Pages /Count ${pages} /Kids [${kids(parts.map((part) => part.tree))}] >>`],
    [parents, `<< /Nums [${parts.map((part) => part.parents).join(' ')}] >>`],
    [
      roots.structure,
      `<< /Type /StructTreeRoot ${first.roleMap} /K [${kids(parts.flatMap((part) => part.structure))}]
/ParentTree ${parents} 0 R /ParentTreeNextKey ${keys} /IDTree << /Names [${parts.map((part) => part.ids).join(' ')}] >> >>`,
    ],
    ...outlineOf(roots.outline, parts),
    [info, infoOf(first, title)],
    [catalog, catalogOf(first, { ...roots, metadata, ...(list && { attached }) })],
  ] as const;
  yield Buffer.concat([
    ...whole.map(([number, text]) => output.object({ number, text })),
    output.object(metadataOf(first, { number: metadata, title, pages })),
    ...(list ? attachmentOf(list).map(output.object) : []),
    output.end({ size: free, catalog, info }),
  ]);
}

function attachmentOf({ name, bytes }: Archived) {
  const file = textString(name);
  return [
    {
      number: attachment,
      text: `<< /Type /EmbeddedFile /Subtype /text#2Fcsv /Length ${bytes.byteLength} /Params << /Size ${bytes.byteLength} >> >>`,
      stream: Buffer.from(bytes),
    },
    {
      number: attached,
      text: `<< /Type /Filespec /F ${file} /UF ${file} /AFRelationship /Supplement /EF << /F ${attachment} 0 R /UF ${attachment} 0 R >> >>`,
    },
  ];
}

/** Writes objects and remembers where they are. */
function numberedOutput() {
  const offsets: number[] = [];
  const hash = createHash('md5');
  let position = 0;
  const bytes = (written: Buffer): Buffer => {
    position += written.byteLength;
    hash.update(written);
    return written;
  };
  const text = (written: string) => bytes(Buffer.from(written, 'latin1'));
  return {
    text,
    object({ number, text: content, stream }: { number: number; text: string; stream?: Buffer }): Buffer {
      offsets[number] = position;
      const start = text(`${number} 0 obj\n${content}\n${stream ? 'stream\n' : ''}`);
      return Buffer.concat([start, ...(stream ? [bytes(stream), text('\nendstream\n')] : []), text('endobj\n')]);
    },
    end({ size, catalog: root, info: about }: { size: number; catalog: number; info: number }): Buffer {
      const start = position;
      const id = hash.copy().digest('hex');
      const rows = Array.from({ length: size }, (_, number) => entry(offsets[number], number));
      return text(
        `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} /Root ${root} 0 R /Info ${about} 0 R /ID [<${id}> <${id}>] >>\nstartxref\n${start}\n%%EOF\n`,
      );
    },
  };
}

/** A row of the table of references, of exactly twenty bytes. */
const entry = (offset: number | undefined, number: number): string =>
  offset === undefined
    ? `0000000000 ${number === 0 ? 65535 : '00000'} f \n`
    : `${String(offset).padStart(10, '0')} 00000 n \n`;
