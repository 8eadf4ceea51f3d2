import type { ExtendedJSONSchema, FromExtendedSchema } from 'json-schema-to-ts';
import type { Among } from './among.ts';
import type { Condition } from './condition.ts';
import type { Defined } from './defined.ts';
import type { Each } from './each.ts';
import type { FileRule } from './file.ts';
import type { Kind } from './kind.ts';
import type { Tone } from './tone.ts';

/** Our extensions of JSON Schema 2020-12, which every validator accepts. */
export type Annotations = {
  /** How the value is displayed and edited, if type and format are not enough. */
  kind?: Kind;
  /** The resource that the object refers to; its required property is the key. */
  ref?: string;
  /** For a key alone: the resource of its record. */
  keyOf?: string;
  /** For a reference or a key: filters of the offered records. */
  offers?: Readonly<Record<string, string | readonly string[]>>;
  /** Decimal text: maximum decimals and bounds. */
  decimal?: { fraction: number; minimum?: string; maximum?: string; isPadded?: boolean };
  /** A condition on the siblings for the property to apply. */
  when?: Condition;
  /** For a list: the maximum total of entries in the lists at `source` of all items. */
  together?: { source: string; maxItems: number };
  /** For a list of rows: the records that each need a row. */
  each?: Each;
  /** For a list of rows: rare properties, folded into a line that says which are set; `fields.<path>.folded` names it. */
  folded?: readonly string[];
  /** For a list of definitions: the form previews their inputs. */
  defines?: boolean;
  /** For a list of rows: the record that defines their fields. */
  defined?: Defined;
  /** The value must be one that another record lists: `schemas/among.ts`. */
  among?: Among;
  /** For money: the property with the currency; `currency` by default. */
  currency?: string;
  /** Whether one request may set it in several records: `schemas/bulkChange.ts`. */
  bulk?: boolean;
  /** Set at creation: another value is refused, an absent one keeps it. */
  immutable?: boolean;
  /** Locked while this condition holds; the text `fixed.<path>` explains it, and the use case enforces it. */
  fixed?: Condition;
  /** Contained only in the creating answer, and not stored readably. */
  shownOnce?: boolean;
  /**
   * Unique per tenant, or on the platform, by the constraint `unique (tenant_id, <property>)`. With other properties, it is
   * unique together with them by the constraint `<table>_<property>_key`, and reports a duplicate.
   */
  unique?: boolean | { with: readonly string[] };
  /** For an address: it is stored as a path, and answered with the address of this site before it. */
  onSite?: boolean;
  /**
   * For an integer: the tenant's next number without gaps, assigned by these commands or by `create`. Documents may be
   * numbered by series: `schemas/parts/documents/numberedBySeries.ts`.
   */
  counter?: { givenBy: readonly string[]; bySeries?: true };
  /** For text that may be a code: the locale key under which known codes have sentences. */
  sentences?: string;
  /** For text: it is printed, so that each of its letters needs a font; other texts may have any. */
  printed?: boolean;
  /** For a list or text: addresses of mails, each with or without a name. */
  addressees?: boolean;
  /** For text: the placeholders that it may contain, and the locale key of their names, for a menu that inserts them. */
  inserts?: { names: readonly string[]; words: string };
  /** For a choice: the color of each value as a status. */
  tones?: Readonly<Record<string, Tone>>;
  /** For a choice: where the record has the property `by`, that one is shown instead of this value, because it says more. */
  refined?: { value: string; by: string };
  /** For an input: it is about a single record, and not asked for in a command on several. */
  alone?: boolean;
  /** For a choice in a row of a document: it decides which other properties the row has. */
  decidesRow?: boolean;
  /** For a choice: values are also accepted by position, from 1. */
  numbered?: boolean;
  /** For a list: the resource whose records it sums up; read for lists only, by users who may list that resource. */
  summarizes?: string;
  /** For text that opens records of another resource to everyone who has it: only users who may list that resource read it. */
  reveals?: string;
  /** For a choice: the resource that records of a value belong to; only users who may list that resource see them. */
  recordsOf?: Readonly<Record<string, string>>;
  /** For decimal text in a row: it is a percentage under this condition. */
  percent?: Condition;
  /** For an object that is one of several: the property by which it is recognized. */
  discriminator?: { propertyName: string };
  /** For a property that holds files, uploaded as parts of a multipart body: the rules for each. */
  file?: FileRule;
};

/** The TypeScript type of a schema. */
export type Infer<S> = S extends ExtendedJSONSchema<Annotations> ? FromExtendedSchema<Annotations, S> : never;
