import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF: its text by page, and metadata. */
export interface ReadPdf {
  pages: string[];
  /** The rightmost position of text, in points. */
  reach: number;
  /** Each text on the first page and its start, in points from the lower left corner. */
  places: { x: number; y: number; text: string }[];
  title: string;
  author: string;
  created: string;
  language: string;
  tagged: boolean;
  /** The declared part and level of PDF/A: `3A`. */
  archival: string;
  /** The declared part of PDF/UA: `1`. */
  accessible: string;
  /** Whether a window shows its title instead of the name of its file. */
  showsTitle: boolean;
  /** The roles of its structure tree in reading order, with repetitions. */
  roles: string[];
  /** The titles of its outline. */
  bookmarks: string[];
}

/** Opens a PDF like a reader, with normalized spaces. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const { info, metadata } = await document.getMetadata();
  const facts = new Map(Object.entries(info));
  const pages: string[] = [];
  const roles: string[] = [];
  const places: ReadPdf['places'] = [];
  let reach = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || isTilted(item)) continue;
      const [, , , , x, y] = item.transform.map(Number);
      reach = Math.max(reach, (x ?? 0) + item.width);
      if (number === 1 && item.str.trim() !== '') places.push({ x: x ?? 0, y: y ?? 0, text: item.str });
    }
    const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
    pages.push(text.replace(/[\u00a0\u202f]/g, ' '));
    collectRoles(await page.getStructTree(), roles);
  }
  const marked: unknown = await document.getMarkInfo();
  const preferences: unknown = await document.getViewerPreferences();
  const bookmarks = titlesIn(await document.getOutline());
  await task.destroy();
  return {
    pages,
    reach,
    places,
    roles,
    bookmarks,
    title: String(facts.get('Title')),
    author: String(facts.get('Author')),
    created: String(facts.get('CreationDate')),
    language: String(facts.get('Language')),
    tagged: marked instanceof Map && marked.get('Marked') === true,
    archival: `${metadata.get('pdfaid:part')}${metadata.get('pdfaid:conformance')}`,
    accessible: String(metadata.get('pdfuaid:part')),
    showsTitle: preferences instanceof Map && preferences.get('DisplayDocTitle') === true,
  };
}

type Outline = { title: string; items: Outline }[] | null;

const titlesIn = (outline: Outline): string[] =>
  (outline ?? []).flatMap(({ title, items }) => [title, ...titlesIn(items)]);

/** A watermark runs along its slope. */
function isTilted({ transform }: { transform: unknown[] }): boolean {
  return transform[1] !== 0;
}

function collectRoles(node: unknown, roles: string[]): void {
  if (typeof node !== 'object' || node === null) return;
  if ('role' in node && typeof node.role === 'string') roles.push(node.role);
  if ('children' in node && Array.isArray(node.children)) for (const child of node.children) collectRoles(child, roles);
}
