import type { Resource } from '../../schemas/resource.ts';
import type { Property } from '../schema/property.ts';
import type { Issue } from '../validation/issue.ts';
import type { Language } from '../languages.ts';

/** Which property of which resource a value belongs to: `path` as in the schema, without indices (`tributes.value`). */
export interface PropertyOf {
  readonly resource: string;
  readonly path: string;
  readonly property: Property;
}

/** The words of a locale key; where it has none, those of the argument `_`. */
export type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** What of a resource tells how a person calls its records. */
export type Naming = Pick<Resource, 'name' | 'label' | 'called'>;

/** What turning a value to words and back needs to know. */
export interface TextContext extends PropertyOf {
  readonly language: Language;
  readonly translate: Translate;
  /** How records of this resource are called. */
  readonly namingOf: (resource: string) => Naming;
  /**
   * The record that holds the value, where the text stands alone: money is then written with its currency, a tax id as
   * its country does. A column of figures leaves it out.
   */
  readonly record?: unknown;
  /** The zone (IANA) whose clock instants are shown and read by; the reader's own unless told. */
  readonly timeZone?: string;
  /** The record of a referenced resource that a text names. Only reading texts back needs it. */
  readonly find?: (resource: string, text: string) => Readonly<Record<string, unknown>> | undefined;
}

/** A value as it was read, or the words (a locale key) that say why there is none. */
export type Parsed<Value> = { readonly value: Value } | Omit<Issue, 'path'>;

/** What a typed cell of a spreadsheet holds of a value. */
export type CellType = 'text' | 'number' | 'date' | 'instant';

/** How values of one kind become words, and words values. Pure: console, server, documents and mails share it. */
export interface Codec<Value = unknown> {
  /** Whether a wire value is one; anything else is absent. */
  readonly is: (value: unknown) => value is Value;
  readonly cell: CellType;
  /** The value as a person reads it in the language; the empty text where it is absent. */
  readonly toText: (value: unknown, context: TextContext) => string;
  /** What `toText` wrote, or a person did, as a wire value; a blank text is none. The schema judges it further. */
  readonly parseText: (text: string, context: TextContext) => Parsed<Value | undefined>;
}

interface CodecOf<Value> {
  readonly is: (value: unknown) => value is Value;
  readonly cell?: CellType;
  readonly toText: (value: Value, context: TextContext) => string;
  /** `undefined` where the text is no such value: `issue` says so. */
  readonly parseText: (text: string, context: TextContext) => Value | undefined;
  /** The locale key that says what is expected instead of a text that cannot be read. */
  readonly issue: string;
}

/** Closes a codec over absent values and blank texts. */
export function defineCodec<Value>({ is, cell = 'text', toText, parseText, issue }: CodecOf<Value>): Codec<Value> {
  return {
    is,
    cell,
    toText: (value, context) => (is(value) ? toText(value, context) : ''),
    parseText: (text, context) => {
      if (text.trim() === '') return { value: undefined };
      const value = parseText(text, context);
      return value === undefined ? { key: issue } : { value };
    },
  };
}
