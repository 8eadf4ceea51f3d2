import { compareDates } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import { runRules } from '../../../../domain/rules/rules.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { findTemplate } from '../../../engine/documents/drawing/template.ts';
import type { AnyRow, DraftInput, Engine, PreparedDraft } from '../../../engine/documents/engine.ts';
import { textColumns } from '../../../engine/documents/drafts/texts.ts';
import { draftLines, type Renewed } from '../../../engine/documents/issuing/renew.ts';
import { writtenTotals } from '../../../engine/documents/lines/rowOfLines.ts';
import { namesOf } from '../../../engine/documents/names.ts';
import { seriesIssues } from '../../../engine/documents/numbering/seriesIssues.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import type { Scope } from '../../../identity/scope.ts';
import { computeNote, type Basis, type ComputedNote, type LineMeasure } from './compute.ts';
import { isCreditable, readEarlier, readHeader, readLines, readTexts, type Corrected } from './corrected.ts';

/** The validated input of a note. */
export interface NoteInput extends DraftInput {
  readonly corrects_uuid: string;
  readonly debit_note_uuid?: string;
  readonly is_full?: boolean;
  readonly reason: string;
  readonly reason_code?: string;
  readonly template?: string;
  readonly lines?: readonly LineMeasure[];
}

/** A note as stored, beyond what every document has. */
export type NoteDocument = AnyRow & {
  readonly corrects_uuid: string;
  readonly debit_note_uuid?: string | null;
  readonly is_full?: boolean;
};

/** Returns what a stored note corrects. */
export const correctedOf = ({ corrects_uuid, debit_note_uuid }: NoteDocument): Corrected => ({
  invoice: corrects_uuid,
  debitNote: debit_note_uuid ?? null,
});

/** Returns the engine of credit or debit notes: computed from the lines of the corrected document, as it was issued. */
export function noteEngine(resource: Resource, kind: Basis['kind']): Engine {
  const { newRow: _newRow, ...stored } = storedDocuments(resource);
  const names = namesOf(resource);
  const named = kind === 'credit' ? 'n' : undefined;
  const tables = `${stored.source.tables} join invoices i on i.tenant_id = d.tenant_id and i.uuid = d.corrects_uuid${
    named ? ' left join debit_notes n on n.tenant_id = d.tenant_id and n.uuid = d.debit_note_uuid' : ''
  }`;
  const columns = [
    stored.source.columns,
    'i.number as corrects_number, i.full_number as corrects_full_number, i.created as corrects_created',
    ...(named ? ['n.number as debit_number, n.full_number as debit_full_number, n.created as debit_created'] : []),
  ].join(', ');
  const one = `from ${tables} where d.tenant_id = $1 and d.uuid = $2`;
  const reading = (text: string) => async (db: Db, tenant: string, key: string) => {
    const [row] = await db.query<AnyRow>(text, [tenant, key]);
    if (!row) throw new ApiError('not_found');
    return row;
  };
  const lockSome = `select ${columns} from ${tables} where d.tenant_id = $1 and d.uuid = any($2::uuid[]) order by d.uuid for update of d`;
  return {
    ...stored,
    source: { tables, alias: 'd', columns },
    isDueAtIssue: true,
    toRecord: (row, scope) => ({ ...stored.toRecord(row, scope), ...correctsRecord(row as NoteDocument) }),
    lock: (db, tenant, keys) => db.query<AnyRow>(lockSome, [tenant, keys]),
    read: reading(`select ${columns}, ${stored.lines} ${one}`),
    readBriefly: reading(`select ${columns} ${one}`),
    prepare: (db, scope, input, current) =>
      prepareNote(db, scope, { resource, kind }, input as NoteInput, current as NoteDocument | undefined),
    renew: async (db, tenant, row) => {
      const note = row as NoteDocument;
      const before = await draftLines(db, tenant, note.uuid, names);
      const measures = note.is_full ? undefined : await readMeasures(db, tenant, names.lines, names.key, note.uuid);
      const computed = await computeNow(db, tenant, { kind, currency: note.currency }, correctedOf(note), measures);
      const renewed: Renewed = {
        before,
        rows: computed.rows,
        totals: computed.totals,
        issues: issueIssues(computed),
        isNew: true,
      };
      renewals.set(row, renewed);
      return renewed;
    },
  };
}

/** What drafts are as computed for their issue. */
const renewals = new WeakMap<object, Renewed>();

/** Returns why a draft that was computed for its issue is refused, at the fields of its lines. */
export const issuesOf = (row: object): readonly Issue[] => renewals.get(row)?.issues ?? [];

const issueIssues = ({ rows, issues }: ComputedNote): readonly Issue[] =>
  issues.length === 0 && rows.length === 0 ? [{ path: 'lines', key: 'validation.note.nothing_left' }] : issues;

/** The numbers of what a note corrects. */
function correctsRecord(row: NoteDocument) {
  const numbers = (number: unknown, full: unknown, created: unknown) => ({
    ...(typeof number === 'string' || typeof number === 'number' ? { number: Number(number) } : {}),
    ...(typeof full === 'string' ? { full_number: full } : {}),
    ...(typeof created === 'string' ? { created } : {}),
  });
  const { corrects_uuid, debit_note_uuid } = row;
  return {
    corrects: {
      uuid: corrects_uuid,
      ...numbers(row['corrects_number'], row['corrects_full_number'], row['corrects_created']),
    },
    ...(debit_note_uuid && {
      debit_note: {
        uuid: debit_note_uuid,
        ...numbers(row['debit_number'], row['debit_full_number'], row['debit_created']),
      },
    }),
  };
}

const readMeasures = (db: Db, tenant: string, lines: string, key: string, uuid: string): Promise<LineMeasure[]> =>
  db.query<LineMeasure>(
    `select corrects_line, corrected_by, trim_scale(amount)::text as amount, trim_scale(quantity)::text as quantity
    from ${lines} where tenant_id = $1 and ${key} = $2 order by position`,
    [tenant, uuid],
  );

/** Computes a note from the lines as issued and the notes issued until now. */
async function computeNow(
  db: Db,
  tenant: string,
  basis: Pick<Basis, 'kind' | 'currency'>,
  corrected: Corrected,
  measures: readonly LineMeasure[] | undefined,
): Promise<ComputedNote> {
  const [lines, texts, earlier] = await Promise.all([
    readLines(db, tenant, corrected),
    measures ? [] : readTexts(db, tenant, corrected),
    readEarlier(db, tenant, corrected),
  ]);
  return computeNote({ ...basis, lines, texts, earlier }, measures);
}

interface Noted {
  readonly resource: Resource;
  readonly kind: Basis['kind'];
}

/** Validates a note against its invoice and computes its amounts, as they would be now. Throws `validation`. */
async function prepareNote(
  db: Db,
  scope: Scope,
  { resource, kind }: Noted,
  input: NoteInput,
  current?: NoteDocument,
): Promise<PreparedDraft> {
  const tenant = scope.tenant.id;
  const day = today(scope.now, scope.tenant.timeZone);
  const { created = day, series_uuid: series } = input;
  const corrected = {
    invoice: current?.corrects_uuid ?? input.corrects_uuid,
    debitNote: current ? (current.debit_note_uuid ?? null) : (input.debit_note_uuid ?? null),
  };
  const header = await readHeader(db, tenant, corrected.invoice);
  if (!header) throw refusedAt('corrects_uuid', 'validation.unknownReference');
  if (!isIssued(header)) throw refusedAt('corrects_uuid', 'validation.note.not_issued');
  if (corrected.debitNote !== null && !(await isCreditable(db, tenant, corrected))) {
    throw refusedAt('debit_note_uuid', 'validation.unknownReference');
  }
  const { status: _status, is_imported: _imported, created: dated, template: issuedWith, ...taken } = header;
  const template = input.template ?? issuedWith;
  const [computed, ofSeries, found] = await Promise.all([
    computeNow(
      db,
      tenant,
      { kind, currency: header.currency },
      corrected,
      input.is_full ? undefined : (input.lines ?? []),
    ),
    series ? seriesIssues(db, tenant, resource, series, current) : [],
    findTemplate(db, tenant, template),
  ]);
  const errors = [
    ...runRules(resource.rules ?? [], { ...input, created, number: current?.number ?? null }, { today: day }),
    ...(compareDates(created, dated) < 0
      ? [{ path: 'created', key: 'validation.note.before_invoice', args: { date: dated } }]
      : []),
    ...(found ? [] : [{ path: 'template', key: 'validation.unknownReference' }]),
    ...ofSeries,
    ...computed.issues,
  ];
  if (errors.length > 0) throw new ApiError('validation', { errors });
  const { lines: _lines, ...fields } = input;
  const { company_number, purchase_order, buyer_reference } = input;
  return {
    status: 'draft',
    created,
    content: {
      ...fields,
      ...textColumns(fields),
      ...taken,
      company_number,
      purchase_order,
      buyer_reference,
      responsible_name: input.responsible_name,
      responsible_email: input.responsible_email,
      show_tax_invoice: input.show_tax_invoice ?? taken.show_tax_invoice,
      show_exporter_net: input.show_exporter_net ?? taken.show_exporter_net,
      is_full: input.is_full ?? false,
      reason_code: input.reason_code ?? 'other',
      corrects_uuid: corrected.invoice,
      debit_note_uuid: corrected.debitNote,
      template,
      created,
      due_date: created,
      ...writtenTotals(computed.totals),
    },
    lines: computed.rows,
    account: null,
  };
}

/** Whether an invoice can be corrected by notes: one of ours, issued and not canceled. */
export const isIssued = ({
  status,
  is_imported: isImported,
}: {
  readonly status: string;
  readonly is_imported: boolean;
}) => !isImported && (status === 'billed' || status === 'paid');

const refusedAt = (path: string, key: string): ApiError => new ApiError('validation', { errors: [{ path, key }] });
