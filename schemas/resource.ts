import type { ExtendedJSONSchema, FromExtendedSchema } from 'json-schema-to-ts';
import type { Access, Area, CrudAction } from './access.ts';
import type { Actions } from './actions.ts';
import type { Among } from './among.ts';
import { archivable } from './archive.ts';
import type { Attachments } from './attachments.ts';
import type { Condition } from './condition.ts';
import type { DailySums } from './dailySums.ts';
import type { Defined } from './defined.ts';
import type { Each } from './each.ts';
import type { FileRule } from './file.ts';
import type { Icon } from './icon.ts';
import type { Kind } from './kind.ts';
import type { Path } from './path.ts';
import type { Page } from './page.ts';
import type { Related } from './related.ts';
import type { Section } from './section.ts';
import type { Tone } from './tone.ts';

/** What our schemas say beyond JSON Schema 2020-12. Every validator is told to accept these words. */
export type Annotations = {
  /** How the value is shown and entered, where type and format do not tell. */
  kind?: Kind;
  /** The resource this object points to; its one required property is the key. */
  ref?: string;
  /** Of a reference: offers only those records that these parameters of their list find. */
  offers?: Readonly<Record<string, string | readonly string[]>>;
  /** Decimal text: at most so many digits after the point, and the least value allowed. */
  decimal?: { fraction: number; minimum?: string; maximum?: string };
  /** Asked for here only while this holds for the siblings. */
  when?: Condition;
  /** Of a list: the most entries that the lists at `source` may have over all its items. */
  together?: { source: string; maxItems: number };
  /** Of a list of rows: what there is a row for, so that none is added or removed. */
  each?: Each;
  /** Of a list of definitions: what it makes of a form is shown beneath it. */
  defines?: boolean;
  /** Of a list of rows: which record defines them, so that each is a field of its own. */
  defined?: Defined;
  /** One of the values that another record lists: `schemas/among.ts`. */
  among?: Among;
  /** Of money: the property of the record that says its currency; `currency` unless said. */
  currency?: string;
  /** Set when the record is made and never afterwards: another value is refused, none leaves it as it is. */
  immutable?: boolean;
  /** Cannot be changed while this holds for the record; the words `fixed.<path>` say why, and its use case refuses it. */
  fixed?: Condition;
  /** Told once, in the answer of what makes it, and kept nowhere. */
  shownOnce?: boolean;
  /** Of one record of the tenant at most, or of the platform: the constraint `unique (tenant_id, <property>)` sees to it. */
  unique?: boolean;
  /** Of a whole number: the next of the tenant's, without gap or double, which these commands give, or making the record (`create`). */
  counter?: { givenBy: readonly string[] };
  /** Of a choice: the colour of each value, by which it is shown as a status. */
  tones?: Readonly<Record<string, Tone>>;
  /** Of a choice: its values may be told by their place, from 1 on, as well as by their names. */
  numbered?: boolean;
  /** Decimal text in a row that is a percentage under this condition, and shown with its sign. */
  percent?: Condition;
  /** Of a property that files come for, as parts of a multipart body beside the fields: what each of them may be. */
  file?: FileRule;
};

/** An object schema as this project writes them: plain JSON Schema with the annotations above. */
export interface ObjectSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** The TypeScript type of what a schema describes. */
export type Infer<S> = S extends ExtendedJSONSchema<Annotations> ? FromExtendedSchema<Annotations, S> : never;

export type { Area, CrudAction, UserType } from './access.ts';

/** A resource's entry in the side menu of an area: in which group, after what, and by which sign. */
export interface MenuPlace {
  readonly area: Area;
  /** The address of its pages behind that of the area, where that is not its name. */
  readonly path?: string;
  readonly group?: string;
  readonly order: number;
  readonly icon?: Icon;
}

/**
 * How a filter compares: `eq` one value and `in` several, comma-joined, as `?path=`; `contains` part of a text,
 * whatever its case and accents; `range` figures, dates and instants between `path_gte` or `path_gt` and `path_lte` or
 * `path_lt`.
 */
export type FilterOperator = 'eq' | 'in' | 'range' | 'contains';

/** A tab of the settings page of an area: its address behind `settings`, and after what it stands. */
export interface SettingsPlace {
  readonly path: string;
  readonly order: number;
}

export type Scope = 'tenant' | 'platform' | 'either';

type ApiVersion = 'v1' | 'v2' | 'v3';

/**
 * What a resource may bring in place of the engine's own: how a page of its records is found (`find`), how `records`
 * that are more than their columns are locked and read, how one is made and replaced.
 */
export const slots = ['find', 'records', 'create', 'update'] as const;
export type Slot = (typeof slots)[number];

type Ordered<P extends string> = P | `-${P}`;

/** What is left of a resource for somebody who does not see all of it. */
/** Values of which a record has one, at one of these paths. */
export interface Opening {
  readonly paths: readonly string[];
  readonly values: readonly (string | number | boolean)[];
}

export interface Seen {
  /** Whether `search` is to look in less than its index holds. */
  readonly searchesLess: boolean;
  /** The paths that are hidden from them, through all rows of a list. */
  readonly hides: readonly string[];
  /** What makes a record open to them, all of it; without it, all are. */
  readonly open?: readonly Opening[];
  /** Where only some records are open: the same resource without that, one object for all who see as much of it. */
  readonly shape?: Resource;
}

/** One entity: its schema, and how the API and the console treat it. Data only. */
export interface Resource<
  S extends ObjectSchema = ObjectSchema,
  Action extends string = string,
  P extends string = string,
> {
  /** Plural name: react-admin's resource, the table in the database, the locale file. */
  readonly name: string;
  /** Singular name: the query parameter that edits one, the prefix of its child tables. */
  readonly singular: string;
  readonly api: {
    readonly version: ApiVersion;
    readonly path: string;
    /** How its plain routes are asked and answer, if not as ours do: as the `ra-data-simple-rest` of react-admin knows them. */
    readonly dialect?: 'simple-rest';
    /** Whether bodies with properties that its records do not have, or that the server fills, are refused at them instead of losing them. */
    readonly strict?: true;
    /** Other versions that its records are read under. */
    readonly also?: readonly ApiVersion[];
    /** Where verbs stand behind the path, if not where they usually do; `{key}` is the record's. */
    readonly at?: { readonly [V in CrudAction]?: string };
    /** What every answer has of a record, where that is not just what a request must say. */
    readonly certain?: readonly P[];
  };
  /** What it brings in place of the engine's own, each found as `server/usecases/<name>/<slot>.ts`. */
  readonly slots?: readonly Slot[];
  /** Whether its records can be put away instead of being deleted, out of lists and choices: `schemas/archive.ts`. */
  readonly archive?: true;
  /** What files may be put beside its records: `schemas/attachments.ts`. */
  readonly attachments?: Attachments;
  /** Whether each tenant has one record, made with it, which has the path to itself: `schemas/single.ts`. */
  readonly single?: true;
  /** Of a single record: its tab on the settings page of each area where it may be shown. */
  readonly settings?: SettingsPlace;
  /**
   * Whose its rows are: each tenant's own, the platform's for all, or `either`: a tenant's people work with those of the
   * tenant, administrators with all. The column `tenant_uuid` then says whose a row is; null is the platform's.
   */
  readonly scope: Scope;
  /**
   * Whether its table is a view of a tenant's tables, so that its records are only listed. A record is part of a row that has
   * an index of its key: the view has both keys, `uuid` and `row_uuid`, which differ in their last byte at most.
   */
  readonly derived?: true;
  readonly schema: S;
  /** What a request that creates one can look like, as the contract shows it. Its keys of other records are made up. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** The property that names a record to a person. */
  readonly label: P;
  /** The choice whose words name a record in place of its label, where it has a value: built-in roles are called so in each language. */
  readonly called?: P;
  /** What tells records of one name apart, shown beside it where one of them is chosen. */
  readonly tells?: readonly P[];
  readonly list: {
    readonly columns: readonly P[];
    /** The columns as they matter, where a table has no room for all: the others come behind them, and the last leave first. */
    readonly priority?: readonly P[];
    /** What is read of a record where a column, or its label, is not drawn from its own value alone. */
    readonly reads?: { readonly [C in P]?: readonly P[] };
    /** Its order where nobody asks for another: fields in the order they count, a minus before one turns it round. */
    readonly sort: readonly [Ordered<P>, ...Ordered<P>[]];
    /** What may be asked for in its place; a reference sorts by the label of what it points to. */
    readonly sortable: readonly P[];
    /** What `search` looks in. */
    readonly search: readonly P[];
    /** By what it can be narrowed, and how. */
    readonly filters: { readonly [F in P]?: FilterOperator };
    /** Parameters that take several comma-joined keys, each of which is held by one of these references. */
    readonly heldBy?: Readonly<Record<string, readonly P[]>>;
    /** Parameters that take a key for each of these references, joined by commas: the first page begins with what has them all. */
    readonly first?: Readonly<Record<string, readonly P[]>>;
    /** Money that is added up, by currency, over all that it is narrowed to. */
    readonly sums?: readonly P[];
    /** Whether it is added up however many records there are: an index holds the sums and all that narrows them. */
    readonly sumsAll?: true;
    /** What is kept of those sums by day, for reports. */
    readonly dailySums?: DailySums<P>;
    /** Whether it is short, and one page may hold all of it: choices need it whole. */
    readonly catalogue?: boolean;
    /** What of a record a list leaves out, since there may be much of it. */
    readonly omits?: readonly P[];
    /** The reference whose record a row opens, of records without a page. Such a list has a page also without a menu entry. */
    readonly opens?: P;
    /** Whether a page may begin behind a record (`after`): reading on then costs the same at any depth. */
    readonly keyset?: boolean;
  };
  readonly form: {
    readonly sections: readonly Section<P>[];
    /** Whether a new record can begin as a copy of another; unless said, it can. People cannot. */
    readonly copies?: false;
  };
  /** How files of its records are imported: by what a row is recognised besides its key, the surest first, and what it may say, if not what the form asks for. */
  readonly imports?: { readonly by: readonly [P, ...P[]]; readonly columns?: readonly P[] };
  /** What its page is made of, where its schema alone does not tell: `schemas/page.ts`. */
  readonly page?: Page<P>;
  /** What points to a record, shown on its page. */
  readonly related?: readonly Related[];
  /** Of a resource as somebody meets it, which no schema says: `domain/access/seen.ts`. */
  readonly seen?: Seen;
  /** Rules over several fields, by their name in `domain/rules`. */
  readonly rules?: readonly string[];
  readonly access: Access<Action, P>;
  /** The property that tells how a record stands: its tones make the legend of the list. */
  readonly status?: P;
  /** What can be done with its records beyond reading and writing them, by their property `status`. */
  readonly actions?: Actions;
  /** Where the side menus show it: at most one place in each area. Without it, nowhere. */
  readonly menu?: readonly MenuPlace[];
}

/**
 * Declares a resource. But for what `archive` stands for it returns what it is given: its worth is that the compiler
 * refuses a path that the schema does not have.
 */
export function defineResource<const S extends ObjectSchema, const Action extends string = CrudAction>(
  resource: Resource<S, Action, Path<S>>,
): Resource<S, Action, Path<S>> {
  return resource.archive ? archivable(resource) : resource;
}
