import type { Archived } from '../zip.ts';
import { mapReferences, readObjects, referenceIn, referencesIn, type PdfObject } from './readObjects.ts';

/** The numbers of the roots that all parts share. */
export interface Roots {
  readonly pages: number;
  readonly structure: number;
  readonly outline: number;
}

/** A PDF as a part of another one, with new numbers. */
export interface Part {
  readonly name: string;
  readonly objects: readonly PdfObject[];
  /** The next free number after its objects, and the numbers of pages and of keys of parents up to here. */
  readonly free: number;
  readonly pages: number;
  readonly keys: number;
  /** The numbers of its tree of pages, its first page, its bookmark and the elements of its structure. */
  readonly tree: number;
  readonly firstPage: number;
  readonly bookmark: number;
  readonly structure: readonly number[];
  /** The entries of its trees of parents and ids, and its map of roles. */
  readonly parents: string;
  readonly ids: string;
  readonly roleMap: string;
  /** Its bookmarks, catalog, information and metadata. */
  readonly outline: string;
  readonly catalog: string;
  readonly info: string;
  readonly metadata: PdfObject;
}

interface Before {
  readonly roots: Roots;
  readonly free: number;
  /** Of the parts before it. */
  readonly pages: number;
  readonly keys: number;
}

const id = /\((U\d+x\d+y\d+)\)/g;
const parentKey = /\/StructParents? (\d+)/g;

/** Gives the objects of a PDF numbers from `free` on; its roots become those of the whole. */
export function numberedPart({ name, bytes }: Archived, { roots, free, pages, keys }: Before): Part {
  const { objects, trailer } = readObjects(bytes);
  const textOf = (number: number) => objects.get(number)?.text ?? '';
  const catalog = textOf(referenceIn(trailer, 'Root'));
  const structureRoot = referenceIn(catalog, 'StructTreeRoot');
  const outlineRoot = referenceIn(catalog, 'Outlines');
  const tree = referenceIn(catalog, 'Pages');
  const move = (number: number) => (number === structureRoot ? roots.structure : free + number);
  const moved = (text: string): string =>
    mapReferences(text, move)
      .replace(id, `(D${String(free).padStart(10, '0')}$1)`)
      .replace(parentKey, (key) => key.replace(/\d+/, (number) => String(Number(number) + keys)));
  const structure = textOf(structureRoot);
  const elements = referencesIn(structure, 'K');
  const language = /\/Lang \([\w-]*\)/.exec(catalog)?.[0] ?? '';
  const about = referenceIn(trailer, 'Info');
  const metadata = referenceIn(catalog, 'Metadata');
  const replaced = new Set([structureRoot, outlineRoot, about, metadata, referenceIn(trailer, 'Root')]);
  const kept = [...objects.values()].filter(({ number }) => !replaced.has(number));
  const added = (number: number): string => {
    if (number === tree) return `/Parent ${roots.pages} 0 R`;
    return elements.includes(number) ? language : '';
  };
  const bookmark = move(outlineRoot);
  return {
    name,
    objects: kept.map(({ number, text, ...more }) => ({
      ...more,
      number: move(number),
      text: moved(text).replace(/>>\s*$/, (end) => `${added(number)} ${end}`),
    })),
    free: free + Math.max(...objects.keys()) + 1,
    pages: pages + numberIn(textOf(tree), 'Count'),
    keys: keys + numberIn(structure, 'ParentTreeNextKey'),
    tree: move(tree),
    firstPage: move(firstPage(tree, textOf)),
    bookmark,
    structure: elements.map(move),
    parents: moved(shiftKeys(arrayOf(structure, 'Nums'), keys)),
    ids: moved(arrayOf(structure, 'Names')),
    roleMap: /\/RoleMap <<[^>]*>>/.exec(structure)?.[0] ?? '',
    outline: moved(textOf(outlineRoot)),
    catalog: moved(catalog),
    info: textOf(about),
    metadata: copyOf(objects.get(metadata)),
  };
}

/** The copy lets the PDF itself go. */
const copyOf = ({ number, text, stream }: PdfObject = { number: 0, text: '' }): PdfObject => ({
  number,
  text,
  ...(stream && { stream: Buffer.from(stream) }),
});

const numberIn = (text: string, key: string): number => Number(new RegExp(`/${key} (\\d+)`).exec(text)?.[1]);

function firstPage(tree: number, textOf: (number: number) => string): number {
  const [first] = referencesIn(textOf(tree), 'Kids');
  return first === undefined ? tree : firstPage(first, textOf);
}

const arrayOf = (text: string, key: string): string => new RegExp(`/${key} \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '';

/** Moves the keys of a tree of numbers: `0 8 0 R 1 9 0 R`. */
const shiftKeys = (nums: string, by: number): string =>
  nums.replace(/(\d+) (\d+ 0 R)/g, (_, key: string, reference: string) => `${Number(key) + by} ${reference}`);
