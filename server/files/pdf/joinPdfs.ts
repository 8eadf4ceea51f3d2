import type { Archived } from '../zip.ts';
import { numberedPart, type Part, type Roots } from './pdfPart.ts';
import { objectWriter } from './objectWriter.ts';
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
 * that are no PDF are attached. All of it stays tagged, accessible (PDF/UA-1) and archivable (PDF/A-3), like its parts.
 */
export async function* joinPdfs(files: AsyncIterable<Archived>, title: string): AsyncGenerator<Uint8Array> {
  const output = objectWriter();
  const parts: Part[] = [];
  let before = { free: firstFree, pages: 0, keys: 0 };
  let list: Archived | undefined;
  yield output.start();
  for await (const file of files) {
    if (!file.name.endsWith('.pdf')) list = file;
    else {
      const part = numberedPart(file, { roots, ...before });
      const written = [output.text(mark), output.objects(part.objects, part.free)];
      before = { ...part, free: part.free + 1 };
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
  const objects = [
    ...whole.map(([number, text]) => ({ number, text })),
    metadataOf(first, { number: metadata, title, pages }),
    ...(list ? attachmentOf(list) : []),
  ];
  yield Buffer.concat([output.objects(objects, free), output.end({ number: free + 1, catalog, info })]);
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
