import type { Kind } from '../../schemas/kind.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Tone } from '../../schemas/tone.ts';
import { languageCodes, type Language } from '../languages.ts';
import { kindOf } from '../schema/kindOf.ts';
import { ownProperty, type Property } from '../schema/property.ts';

/** The texts of a public page in one language. */
export interface PublicWords {
  /** What its documents are called, in the singular. */
  readonly name: string;
  readonly statuses: Readonly<Record<string, string>>;
  /** The labels of shown properties, and of the total. */
  readonly fields: Readonly<Record<string, string>>;
  /** The values of shown choices. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What the public page of a resource needs of its declaration and its texts. */
export interface PublicFacts {
  /** The properties with the lines, the number and the status. */
  readonly lines: string;
  readonly number: string;
  readonly status?: string;
  readonly tones: Readonly<Record<string, Tone>>;
  /** Whether a visitor sees its pages. */
  readonly isDrawn: boolean;
  /** Its other properties that the page shows, in order. */
  readonly shown: readonly { readonly path: string; readonly kind: Kind }[];
  readonly words: Readonly<Record<Language, PublicWords>>;
}

type Word = (language: Language, key: string) => string;

/** Returns the facts of a resource's public page; undefined without one. `wordOf` reads the resource's texts. */
export function publicFacts(resource: Resource, wordOf: Word): PublicFacts | undefined {
  const { schema, document, status = '', label } = resource;
  if (!document?.public) return undefined;
  const kindAt = (path: string): Kind => kindOf(ownProperty(schema, path) ?? ({} as Property));
  const { tones = {} } = ownProperty(schema, status) ?? {};
  const { shows, apart = [] } = document.public;
  const shown = shows
    .filter((path) => path !== status && path !== label && !apart.includes(path) && kindAt(path) !== 'identifier')
    .map((path) => ({ path, kind: kindAt(path) }));
  const choices = shown.filter(({ kind }) => kind === 'choice').map(({ path }) => path);
  const valuesIn = (language: Language, path: string) =>
    Object.fromEntries(
      (ownProperty(schema, path)?.enum ?? []).map((value) => [value, wordOf(language, `values.${path}.${value}`)]),
    );
  const wordsIn = (language: Language): PublicWords => ({
    name: wordOf(language, 'name').split(' |||| ')[0] ?? '',
    statuses: Object.fromEntries(
      Object.keys(tones).map((value) => [value, wordOf(language, `values.${status}.${value}`)]),
    ),
    fields: Object.fromEntries(
      [...shown.map(({ path }) => path), 'total'].map((path) => [path, wordOf(language, `fields.${path}`)]),
    ),
    values: Object.fromEntries(choices.map((path) => [path, valuesIn(language, path)])),
  });
  return {
    lines: document.lines,
    number: label,
    ...(resource.status && { status }),
    tones,
    isDrawn: document.drawn ?? false,
    shown,
    words: Object.fromEntries(languageCodes.map((code) => [code, wordsIn(code)])) as PublicFacts['words'],
  };
}
