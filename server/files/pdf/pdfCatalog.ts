import { identified, metadataWith, showingTitle } from './accessible.ts';
import { mapReferences, referenceIn, type PdfObject } from './readObjects.ts';
import type { Part, Roots } from './pdfPart.ts';

/** Returns a text as a string of a PDF: UTF-16 as hexadecimal digits. */
export const textString = (text: string): string =>
  `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;

/** Returns the bookmarks: one for each part, with those of the part below it. */
export function outlineOf(root: number, parts: readonly Part[]): [number: number, text: string][] {
  const link = (key: string, part: Part | undefined) => (part ? `/${key} ${part.bookmark} 0 R` : '');
  const bookmarks = parts.map((part, at): [number, string] => [
    part.bookmark,
    `<< /Title ${textString(part.name.replace(/\.pdf$/, ''))} /Parent ${root} 0 R /Dest [${part.firstPage} 0 R /Fit]
${link('Prev', parts[at - 1])} ${link('Next', parts[at + 1])}
/First ${referenceIn(part.outline, 'First')} 0 R /Last ${referenceIn(part.outline, 'Last')} 0 R /Count -1 >>`,
  ]);
  const all = `<< /Type /Outlines ${link('First', parts[0])} ${link('Last', parts.at(-1))} /Count ${parts.length} >>`;
  return [[root, all], ...bookmarks];
}

/** Returns the catalog of the whole: that of its first part, with the common roots. */
export function catalogOf(
  { catalog }: Part,
  { pages, structure, outline, metadata, attached }: Roots & { readonly metadata: number; readonly attached?: number },
): string {
  const own = new Map([
    [referenceIn(catalog, 'Pages'), pages],
    [referenceIn(catalog, 'Metadata'), metadata],
    [referenceIn(catalog, 'StructTreeRoot'), structure],
    [referenceIn(catalog, 'Outlines'), outline],
  ]);
  const files =
    attached === undefined
      ? ''
      : `/AF [${attached} 0 R] /Names << /EmbeddedFiles << /Names [(errors.csv) ${attached} 0 R] >> >> `;
  return mapReferences(showingTitle(catalog), (number) => own.get(number) ?? number).replace(/>>\s*$/, `${files}>>`);
}

/** Returns the information of the first part, with the title of the whole. */
export const infoOf = ({ info }: Part, title: string): string =>
  info.replace(/\/Title (?:\((?:\\[^]|[^\\()])*\)|<[^>]*>)/, () => `/Title ${textString(title)}`);

/** Returns the same of its XMP metadata, which PDF/A compares with the information. */
export function metadataOf(
  { metadata }: Part,
  { number, title, pages }: { readonly number: number; readonly title: string; readonly pages: number },
): PdfObject {
  const escaped = title.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const xml = identified(`${metadata.stream}`)
    .replace(/(<dc:title>.*?<rdf:li[^>]*>)[^<]*/, (_, before: string) => `${before}${escaped}`)
    .replace(/(<xmpTPg:NPages>)\d+/, (_, before: string) => `${before}${pages}`);
  return { ...metadataWith(metadata, xml), number };
}
