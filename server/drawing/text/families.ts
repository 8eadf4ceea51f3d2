import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isInRanges, readRanges } from '../../../domain/letters/ranges.ts';
import stored from '../fonts/families.json' with { type: 'json' };

/** A family of fonts as `fonts/families.json` stores it. */
export interface StoredFamily {
  readonly name: string;
  /** Of this folder, or of a package: `@expo-google-fonts/noto-sans-lao/400Regular/NotoSansLao_400Regular.ttf`. */
  readonly files: readonly string[];
  /** The code points that all its files have, for `readRanges`. */
  readonly letters: string;
}

/** The families of documents in their order: the first one that has a letter prints it. */
export const families: readonly StoredFamily[] = stored;

/** In the list of every document: it has what the fonts that a template may choose lack. */
const basicFamily = 'Ultramar Sans';
/** The further fonts that a template may choose. */
export const chosenFamilies = ['Ultramar Serif', 'Ultramar Compact'];

const fontFolder = new URL('../fonts/', import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** Returns where a file of a family is. */
export const pathOf = (file: string): string =>
  file.startsWith('@') ? resolve(file) : fileURLToPath(new URL(file, fontFolder));

/** Returns the fonts of a family, which have the widths of its letters. */
export const readFamily = (name: string): Buffer[] =>
  families
    .filter((family) => family.name === name)
    .flatMap(({ files }) => files.map((file) => readFileSync(pathOf(file))));

/** Finds families by letter. */
export interface Letters {
  /** Returns whether any font has a glyph for a code point. */
  covers(point: number): boolean;
  /** Returns the families that a text needs besides those of its template, in their order. */
  familiesFor(text: string): string[];
}

/** Reads the table of families. A process needs one. */
export function readLetters(): Letters {
  const ranges = families
    .filter(({ name }) => !chosenFamilies.includes(name))
    .map(({ name, letters }) => ({ name, letters: readRanges(letters) }));
  const known = new Map<number, number>();
  const indexOf = (point: number): number => {
    const index = known.get(point) ?? ranges.findIndex(({ letters }) => isInRanges(letters, point));
    known.set(point, index);
    return index;
  };
  return {
    covers: (point) => indexOf(point) >= 0,
    familiesFor(text) {
      const needed = new Set<number>();
      // Plain letters, of which most texts consist, are in the first family.
      for (const [letter] of text.matchAll(/[^\n -~\u00a0-\u00ff]/gu)) needed.add(indexOf(letter.codePointAt(0) ?? 0));
      const names = [...needed].toSorted((one, other) => one - other).map((index) => ranges[index]?.name ?? '');
      return names.filter((name) => name !== '' && name !== basicFamily);
    },
  };
}
