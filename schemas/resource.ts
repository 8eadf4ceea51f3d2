import type { Access, Area, CrudAction } from './access.ts';
import type { Actions } from './actions.ts';
import { archivable } from './archive.ts';
import type { Attachments } from './attachments.ts';
import { changeable } from './bulkChange.ts';
import type { Condition } from './condition.ts';
import type { DailySums } from './dailySums.ts';
import type { DocumentDeclaration } from './document.ts';
import { documented } from './documented.ts';
import type { Icon } from './icon.ts';
import type { ImportDeclaration, RowsDeclaration } from './imports/declaration.ts';
import type { Lines } from './lines.ts';
import type { ObjectSchema } from './objectSchema.ts';
import type { Path } from './path.ts';
import type { Page } from './page.ts';
import type { Related } from './related.ts';
import type { Section } from './section.ts';

export type { Area, CrudAction, UserType } from './access.ts';
export type { Annotations, Infer } from './annotations.ts';
export type { ObjectSchema } from './objectSchema.ts';

/** The menu entry of a resource in an area, or the one that it stands under. */
export interface MenuPlace {
  readonly area: Area;
  /** Its path in the area, if it is not the name. */
  readonly path?: string;
  /** The resource in whose entry it is a tab, or `settings`, instead of an entry of its own. */
  readonly under?: string;
  /** The part of the menu, from the top; space separates them. By default the first. */
  readonly group?: 1 | 2 | 3;
  /** Its position among the entries, and among the tabs of an entry. */
  readonly order: number;
  readonly icon?: Icon;
  /** Whether creating a record is the first action of the area: a button of its bar. */
  readonly primary?: true;
}

/**
 * A filter's comparison: `eq` one value, `in` several, comma-separated, as `?path=`; `contains` a part of a text,
 * ignoring case and accents; `range` numbers, dates and instants by `path_gte`, `path_gt`, `path_lte`, `path_lt`.
 */
export type FilterOperator = 'eq' | 'in' | 'range' | 'contains';

/** A tab of an area's settings page: its path below `settings`, and its position. */
export interface SettingsPlace {
  readonly path: string;
  readonly order: number;
}

export type Scope = 'tenant' | 'platform' | 'either';

type ApiVersion = 'v1' | 'v2' | 'v3';

/**
 * The parts of the engine that a resource may replace: finding a page (`find`), locking and reading (`records`),
 * creating and replacing, deleting, reading the history (`audit`).
 */
export const slots = ['find', 'records', 'create', 'update', 'delete', 'audit'] as const;
export type Slot = (typeof slots)[number];

type Ordered<P extends string> = P | `-${P}`;

/** A condition of visible records: one of the paths has one of the values. */
export interface Opening {
  readonly paths: readonly string[];
  readonly values: readonly (string | number | boolean)[];
}

export interface Visibility {
  /** Whether the search index contains hidden texts, so that it cannot be used. */
  readonly hidesSearched: boolean;
  /** The hidden paths, through all rows of a list. */
  readonly hides: readonly string[];
  /** The conditions of visible records, all of which must hold; without any, all are visible. */
  readonly open?: readonly Opening[];
  /** The same resource without the conditions, shared by all users with the same visible properties. */
  readonly shape?: Resource;
}

/** An entity: its schema and its treatment by API and console. Data only. */
export interface Resource<
  S extends ObjectSchema = ObjectSchema,
  Action extends string = string,
  P extends string = string,
> {
  /** The plural name: react-admin's resource, the table, the locale file. */
  readonly name: string;
  /** The singular name: the query parameter of its form, the prefix of child tables. */
  readonly singular: string;
  readonly api: {
    readonly version: ApiVersion;
    readonly path: string;
    /** The dialect of its routes, if not ours: that of react-admin's `ra-data-simple-rest`. */
    readonly dialect?: 'simple-rest';
    /** Whether unknown and read-only properties in bodies are refused instead of dropped. */
    readonly strict?: true;
    /** Further versions under which its records are readable. */
    readonly also?: readonly ApiVersion[];
    /** Paths of verbs that differ from the default; `{key}` is the record's. */
    readonly at?: { readonly [V in CrudAction]?: string };
    /** The properties that every answer contains, if they differ from the required ones. */
    readonly certain?: readonly P[];
  };
  /** The replaced parts of the engine: `server/features/<feature>/<name>/<slot>.ts`. */
  readonly slots?: readonly Slot[];
  /**
   * The tables that log the changes of its records, each with its renamed columns, if the resource's table is a view; `false`
   * if nothing logs them.
   */
  readonly history?: false | Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Whether records can be archived: `schemas/archive.ts`. */
  readonly archive?: true;
  /** The reference to the record that a merged one leads to: what names the one then means the other. */
  readonly leadsTo?: P;
  /** The attachments of its records: `schemas/attachments.ts`. */
  readonly attachments?: Attachments;
  /** Whether the people of a company who read a record discuss it; of some records only, under a condition. The migration calls `keep_comments`. */
  readonly comments?: true | Condition;
  /** Whether each tenant has exactly one record, at the resource's own path: `schemas/single.ts`. */
  readonly single?: true;
  /** For a single record: its tab on the settings page. */
  readonly settings?: SettingsPlace;
  /**
   * The owner of rows: the tenant, the platform, or `either`: users of a tenant work with the tenant's rows,
   * administrators with all. Then `tenant_uuid` names the owner; null is the platform.
   */
  readonly scope: Scope;
  /**
   * Whether its table is a view of a tenant's tables, so that it can only be listed. A record is part of an indexed
   * row: the view has both keys, `uuid` and `row_uuid`, which differ only in the last byte.
   */
  readonly derived?: true;
  readonly schema: S;
  /** An example of a creating request for the contract, with invented keys. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** The property that names a record. */
  readonly label: P;
  /** The property that names a record without a label: an imported invoice by its number in the previous system. */
  readonly labelOr?: P;
  /**
   * The choice whose text replaces the label, if it has a value: built-in roles have translated names. The label itself, if
   * some of them are ours: the series `default`.
   */
  readonly called?: P;
  /** The details that distinguish records of one name in a choice. */
  readonly details?: readonly P[];
  readonly list: {
    readonly columns: readonly P[];
    /** Columns by importance, for narrow tables: the last are hidden first. */
    readonly priority?: readonly P[];
    /** Columns that are hidden until a user shows them. */
    readonly optional?: readonly P[];
    /** What a row shows on a phone, where it does not follow from the columns: `domain/lists/lines.ts`. */
    readonly lines?: Lines<P>;
    /** The column with the day on which a record is due, the property that says that it is late, and the status of late ones. */
    readonly due?: { readonly on: P; readonly late: P; readonly status: string };
    /** The paths that a column or its label reads beyond its own value. */
    readonly reads?: { readonly [C in P]?: readonly P[] };
    /** The columns of a file for a column: several values, or what its reader needs beside. */
    readonly inFile?: { readonly [C in P]?: readonly P[] };
    /** The default order: fields with a minus for descending. */
    readonly sort: readonly [Ordered<P>, ...Ordered<P>[]];
    /** The sortable fields; a reference sorts by its label. */
    readonly sortable: readonly P[];
    /** The searched properties. */
    readonly search: readonly P[];
    /** The filters with their comparisons. */
    readonly filters: { readonly [F in P]?: FilterOperator };
    /** The filters with a chip above the rows, if not the first few; the others are behind one button. */
    readonly chips?: readonly P[];
    /** Parameters with keys, each of which one of these references must have. */
    readonly keyFilters?: Readonly<Record<string, readonly P[]>>;
    /** Parameters with a key per reference: the first page starts with records that match all. */
    readonly first?: Readonly<Record<string, readonly P[]>>;
    /** The amounts to sum by currency over all matching records. */
    readonly sums?: readonly P[];
    /** The statuses whose records no sum counts, because others stand for them. */
    readonly unsummed?: readonly string[];
    /** Whether sums have no limit of records, because an index covers them. */
    readonly sumsAll?: true;
    /** The stored sums by day, for reports. */
    readonly dailySums?: DailySums<P>;
    /** Whether it is short enough for one page, as choices need it. */
    readonly catalogue?: boolean;
    /** Properties that a list omits because of their size. */
    readonly omits?: readonly P[];
    /** For records without a page: the reference whose record a row opens. The list has a page without a menu entry. */
    readonly opens?: P;
    /** References that a row with one of them opens instead. */
    readonly opensFirst?: readonly P[];
    /** Whether it supports keyset paging (`after`). */
    readonly keyset?: boolean;
  };
  readonly form: {
    readonly sections: readonly Section<P>[];
    /** Whether new records can be copies, and the properties that a copy does not take; by default it takes all. */
    readonly copies?: false | { readonly without: readonly P[] };
    /** Whether a choice creates a record by its name alone, although the form has more. */
    readonly byName?: true;
  };
  /** The import of files: `schemas/imports/declaration.ts`. */
  readonly imports?: ImportDeclaration<P>;
  /** The import of files whose rows are no records of it, such as the receipts of invoices. */
  readonly importsRows?: RowsDeclaration;
  /** The layout of its page: `schemas/page.ts`. */
  readonly page?: Page<P>;
  /** The reference to the record on whose page they are listed, as `related`; they have no list page of their own. */
  readonly partOf?: P;
  /** What makes its records documents: `schemas/document.ts`. */
  readonly document?: DocumentDeclaration<P>;
  /** Related records on its page. */
  readonly related?: readonly Related[];
  /** For a resource as a user sees it: `domain/access/visible.ts`. */
  readonly visibility?: Visibility;
  /** Rules over several fields, by name in `domain/rules`. */
  readonly rules?: readonly string[];
  readonly access: Access<Action, P>;
  /** The property with a record's status; its tones are the list's legend. */
  readonly status?: P;
  /** The actions on its records by status. */
  readonly actions?: Actions;
  /** Its menu entries, at most one per area. */
  readonly menu?: readonly MenuPlace[];
}

/**
 * Declares a resource: the compiler rejects unknown paths. It returns its argument, completed if it has an `archive` or
 * `bulk` properties, or is a `document`.
 */
export function defineResource<const S extends ObjectSchema, const Action extends string = CrudAction>(
  resource: Resource<S, Action, Path<S>>,
): Resource<S, Action, Path<S>> {
  const complete = changeable(resource.document ? documented(resource) : resource);
  return complete.archive ? archivable(complete) : complete;
}
