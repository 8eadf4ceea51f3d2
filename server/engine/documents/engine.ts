import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { DocumentLocale, UnreadRequest } from '../../drawing/request.ts';
import type { FileContent } from '../../files/content.ts';
import type { Db } from '../../database/transaction.ts';
import type { CreateFile } from '../writing/writers.ts';
import type { Scope } from '../../identity/scope.ts';
import type { AccountShown } from './drafts/choices.ts';
import type { FoundDocument } from './foundDocument.ts';
import type { EnteredDocument, LineInput } from './drafts/input.ts';
import type { LineRow } from './lines/lines.ts';
import type { Mirrors } from './lines/mirrors.ts';
import type { Renewed } from './issuing/renew.ts';
import type { logosOf } from './drawing/logo.ts';
import type { PreparedDocument } from './drafts/prepare.ts';
import type { DocumentRow } from './record.ts';
import type { documentSchema } from '../../../schemas/parts/documents/document.ts';
import type { DocumentRecord } from '../../../schemas/parts/documents/documentRecord.ts';

/** The row of a document that is written as a draft and issued with a number. */
export interface IssuableRow extends DocumentRow {
  readonly number: number | null;
  /** Of documents that series number: the number as it is printed, and the series. */
  readonly full_number?: string | null;
  readonly series_uuid?: string | null;
  readonly status: string;
  readonly created: string;
  readonly public_hash: string | null;
}

/** The validated input of a document; its lines are at the property that its resource declares. */
export type DraftInput = Omit<EnteredDocument<typeof documentSchema, DocumentRecord>, 'due_date'> &
  Readonly<Record<string, unknown>> & {
    /** By default that of the payment terms, for resources that do not require it. */
    readonly due_date?: string;
    readonly created?: string;
    readonly series_uuid?: string;
    readonly is_draft?: boolean;
    readonly remove_logo?: boolean;
    readonly confirm_scenarios?: boolean;
  };

/** A document's content by column. */
export type Content = Readonly<Record<string, unknown>>;

/** A validated document with its computed amounts. */
export interface PreparedDraft {
  readonly status: string;
  /** The emission date; of documents without one, today. */
  readonly created: string;
  readonly content: Content;
  readonly lines: readonly LineRow[];
  readonly account: AccountShown | null;
}

/** A new document with its key and input. */
export interface NewDocument<In extends DraftInput = DraftInput> extends PreparedDraft {
  readonly input: In;
  readonly uuid: string;
  readonly hash: string;
  readonly created_at: string;
  readonly logo: FileContent | undefined;
}

/** Where the rows of documents are read: tables under an alias, and the columns of a row without its lines. */
export interface Source {
  readonly tables: string;
  readonly alias: string;
  readonly columns: string;
}

/** A row of any documents. */
export type AnyRow = IssuableRow & Readonly<Record<string, unknown>>;

/** How documents are found and read to draw them, if not by convention. */
export interface OwnDrawing {
  readonly find: (
    db: Db,
    tenant: string,
    request: { readonly uuid: string; readonly template?: string },
  ) => Promise<FoundDocument | undefined>;
  readonly read: (db: Db, scope: Scope, found: FoundDocument, locale: DocumentLocale) => Promise<UnreadRequest>;
}

/**
 * Reads and serializes the documents of a resource for the shared documents code:
 * `server/features/<feature>/<resource>/engine.ts`, or by convention.
 */
export interface Engine<Row extends DocumentRow = AnyRow, In extends DraftInput = DraftInput> {
  readonly resource: Resource;
  readonly source: Source;
  /**
   * Whether issued documents keep what they print: template, account and contact by the columns `template_version_uuid` and
   * `printed`, and the bytes of each PDF by the column `edition` and the table of copies.
   */
  readonly keepsPrint?: {
    /** SQL: whether an issued document still prints what it did at its issue. */
    readonly unchanged: string;
    /** Returns the row without what happened since its issue. */
    readonly asIssued: (row: Row) => Row;
  };
  /** Whether the column `seen_at` records that the receiver has seen an issued document. */
  readonly isVisited?: boolean;
  /** SQL: which documents are never drawn, on a row of `source.alias`. */
  readonly isUndrawn?: string;
  readonly logos: ReturnType<typeof logosOf>;
  /** Draws documents before they are issued, while they are scheduled elsewhere than in their own table. */
  readonly scheduled?: OwnDrawing;
  /** Draws all documents; `findLinked` finds the one of a public link. */
  readonly drawing?: OwnDrawing & { readonly findLinked: (db: Db) => Promise<FoundDocument | undefined> };
  readonly toRecord: (row: Row, scope: Scope) => Readonly<Record<string, unknown>>;
  readonly lock: (db: Db, tenant: string, keys: readonly string[]) => Promise<readonly Row[]>;
  readonly read: (db: Db, tenant: string, key: string) => Promise<Row>;
  /** The same without lines; by default with them. */
  readonly readBriefly?: (db: Db, tenant: string, key: string) => Promise<Row>;
  /** The OpenAPI description of the writes. */
  readonly described?: Readonly<Partial<Record<'create' | 'update', CreateFile['described']>>>;
  /** Message keys for a saved and an issued document; by default those of any record. */
  readonly messages?: { readonly saved?: string; readonly issued: string };
  /** The lines of a new document that deduct deposits, which its input repeats. */
  readonly mirrors?: Mirrors;
  /** Validates and computes a draft that is not computed from its scenarios. Throws `validation`. */
  readonly prepare?: (db: Db, scope: Scope, input: In, current?: Row) => Promise<PreparedDraft>;
  /** Computes such a draft as it would be issued now; its rows replace the stored ones. Undefined for one that is. */
  readonly renew?: (db: Db, tenant: string, row: IssuableRow) => Promise<Renewed | undefined>;
  /** Returns the day whose tributes are due, if that is not the emission date. */
  readonly taxedOn?: (db: Db, scope: Scope, input: In) => Promise<string>;
  /** Whether documents are due on the day of their issue. */
  readonly isDueAtIssue?: boolean;
  /** Returns the issues of an input beyond those of all documents. */
  readonly issues?: (input: In, prepared: PreparedDocument) => readonly Issue[];
  /** Inserts a new document; by default its lines and its row. */
  readonly insert?: (db: Db, tenant: string, written: NewDocument<In>) => Promise<unknown>;
  /** Follows the issue of documents by a save; the commit reports a failure. */
  readonly onIssue?: (db: Db, scope: Scope, rows: readonly Row[]) => Promise<unknown>;
  /** Returns a new row without its number, as a later read would return it; by default it is read again. */
  readonly newRow?: (written: NewDocument<In>) => Row;
}

/** Returns the lines of an input. */
export const linesIn = (input: DraftInput, linesAt: string): readonly LineInput[] =>
  (input[linesAt] ?? []) as readonly LineInput[];
