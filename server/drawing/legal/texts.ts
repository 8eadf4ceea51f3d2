import { readdirSync, readFileSync } from 'node:fs';
import type { DocumentLocale } from '../request.ts';

/** The texts a user agrees to: the terms and conditions, and the license of the software. */
export const legalKinds = ['terms', 'eula'] as const;

export type LegalKind = (typeof legalKinds)[number];

/** One legal text to draw: `version` is one of `legalVersions`. */
export interface LegalRequest {
  kind: LegalKind;
  version: string;
  locale: DocumentLocale;
}

/** A text as it is written in `<version>/<kind>.<locale>.json`. */
export interface LegalText {
  title: string;
  /** The version, and since when it is in force. */
  effective: string;
  lead: string;
  sections: { title: string; body: (string | { list: string[] })[] }[];
}

const folder = new URL('./', import.meta.url);

/** Every version ever published, a folder each, oldest first: what somebody accepted stays readable. */
export const legalVersions: readonly string[] = readdirSync(folder)
  .filter((name) => /^\d{4}-\d{2}$/.test(name))
  .toSorted();

/** The version in force, which users accept. */
export const legalVersion = legalVersions.at(-1) ?? '';

const texts = new Map<string, LegalText>();

/** The text in one of its languages. Throws a RangeError for a version that there is not. */
export function legalText({ kind, version, locale }: LegalRequest): LegalText {
  if (!legalVersions.includes(version)) throw new RangeError(`no legal texts of ${JSON.stringify(version)}`);
  const file = `${version}/${kind}.${locale}.json`;
  const text = texts.get(file) ?? (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as LegalText);
  texts.set(file, text);
  return text;
}
