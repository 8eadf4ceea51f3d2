import type { Resource } from '../../schemas/resource.ts';
import type { Property } from '../schema/property.ts';
import type { Issue } from '../validation/issue.ts';
import type { Language } from '../languages.ts';

/** The property of a resource that a value belongs to: `path` as in the schema, without indices (`tributes.value`). */
export interface PropertyOf {
  readonly resource: string;
  readonly path: string;
  readonly property: Property;
}

/** Translates a locale key; returns the argument `_` if the key is missing. */
export type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string;

/** The part of a resource that determines the name of its records. */
export type Naming = Pick<Resource, 'name' | 'label' | 'labelOr' | 'called'>;

/** The context for formatting and parsing values. */
export interface TextContext extends PropertyOf {
  readonly language: Language;
  readonly translate: Translate;
  /** Returns how the records of a resource are named. */
  readonly namingOf: (resource: string) => Naming;
  /**
   * The record of the value, if the text is shown alone: money then includes its currency, a tax id its country's
   * format. Columns of figures omit it.
   */
  readonly record?: unknown;
  /** The time zone (IANA) for instants; the reader's own by default. */
  readonly timeZone?: string;
  /** Finds a referenced record by its text. Needed only for parsing. */
  readonly find?: (resource: string, text: string) => Readonly<Record<string, unknown>> | undefined;
}

/** A parsed value, or the locale key of the error. */
export type Parsed<Value> = { readonly value: Value } | Omit<Issue, 'path'>;

/** The type of a value in a spreadsheet cell. */
export type CellType = 'text' | 'number' | 'date' | 'instant';

/** Converts values of one kind to text and back. Pure: console, server, documents and mails share it. */
export interface Codec<Value = unknown> {
  /** Returns whether a wire value is of this kind; other values count as absent. */
  readonly is: (value: unknown) => value is Value;
  readonly cell: CellType;
  /** Formats the value in the language; an absent value is the empty text. */
  readonly toText: (value: unknown, context: TextContext) => string;
  /** Parses the output of `toText` or user input; a blank text is no value. The schema validates the result. */
  readonly parseText: (text: string, context: TextContext) => Parsed<Value | undefined>;
}

interface CodecOf<Value> {
  readonly is: (value: unknown) => value is Value;
  readonly cell?: CellType;
  readonly toText: (value: Value, context: TextContext) => string;
  /** Returns `undefined` for an invalid text, which `issue` describes. */
  readonly parseText: (text: string, context: TextContext) => Value | undefined;
  /** The locale key of the error for an unreadable text. */
  readonly issue: string;
}

/** Adds the handling of absent values and blank texts to a codec. */
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
