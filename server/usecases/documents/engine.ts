import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { FileContent } from '../../files/content.ts';
import type { Db } from '../../db/transaction.ts';
import type { Scope } from '../../scope.ts';
import type { AccountShown } from './choices.ts';
import type { EnteredDocument, LineInput } from './input.ts';
import type { LineRow } from './lines.ts';
import type { logosOf } from './logo.ts';
import type { DocumentRow } from './record.ts';
import type { DocumentRecord, documentSchema } from '../../../schemas/parts/document.ts';

/** The row of a document that is written as a draft and issued with a number. */
export interface IssuableRow extends DocumentRow {
  readonly number: number | null;
  readonly status: string;
  readonly created: string;
  readonly public_hash: string | null;
}

/** What a request says of such a document, after validation; its lines are at the property that its resource declares. */
export type DraftInput = EnteredDocument<typeof documentSchema, DocumentRecord> &
  Readonly<Record<string, unknown>> & {
    readonly created: string;
    readonly is_draft: boolean;
    readonly remove_logo?: boolean;
    readonly confirm_scenarios?: boolean;
  };

/** By the columns of its table. */
export type Content = Readonly<Record<string, unknown>>;

/** A document, checked and computed. */
export interface PreparedDraft {
  readonly status: string;
  readonly content: Content;
  readonly lines: readonly LineRow[];
  readonly account: AccountShown | null;
}

/** A document that is written for the first time. */
export interface NewDocument extends PreparedDraft {
  readonly uuid: string;
  readonly hash: string;
  readonly created_at: string;
  readonly logo: FileContent | undefined;
}

/** How the documents of a resource are read and told, for what the engine does with them. */
export interface Engine<Row extends IssuableRow = IssuableRow> {
  readonly resource: Resource;
  readonly logos: ReturnType<typeof logosOf>;
  /** A new row as it will be read, but for its number. */
  readonly newRow: (written: NewDocument) => Row;
  readonly toRecord: (row: Row, scope: Scope) => Readonly<Record<string, unknown>>;
  readonly lock: (db: Db, tenant: string, keys: readonly string[]) => Promise<readonly Row[]>;
  readonly read: (db: Db, tenant: string, key: string) => Promise<Row>;
  /** The keys of the words that tell what came of saving one, if not those of any record. */
  readonly said?: { readonly saved: string; readonly issued: string };
  /** The rows of other tables that come with a new one. */
  readonly insertBesides?: (db: Db, tenant: string, key: string) => Promise<unknown>;
}

/** How a draft is issued: by the command that gives the number, the status it leads to and the permission it needs. */
export interface Issue {
  readonly command: string;
  readonly to: string;
  readonly needs: string;
}

/** How the drafts of a resource are issued. Throws where nothing says so. */
export function issueOf({ name, schema, actions }: Resource): Issue {
  const counter = Object.values(propertiesOf(schema)).find((property) => property.counter)?.counter;
  const command = counter?.givenBy[0] ?? '';
  const { to, needs } = actions?.commands[command] ?? {};
  if (!to || !needs) throw new Error(`No command of ${name} gives the number and leads to a status`);
  return { command, to, needs };
}

/** The lines of an input. */
export const linesIn = (input: DraftInput, linesAt: string): readonly LineInput[] =>
  (input[linesAt] ?? []) as readonly LineInput[];
