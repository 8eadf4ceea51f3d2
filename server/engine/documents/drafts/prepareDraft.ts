import { today } from '../../../../domain/dates/today.ts';
import { issueOf } from '../../../../domain/documents/issue.ts';
import { noLineIssues } from '../../../../domain/documents/rowIssues.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import { linesIn, type DraftInput, type Engine, type IssuableRow, type PreparedDraft } from '../engine.ts';
import { emissionDay, issueDate } from '../issuing/issue.ts';
import { accountUnusable } from '../issuing/issuePreparation.ts';
import { unprintableBesideEntered } from '../issuing/printedBeside.ts';
import { unprintableIssue } from '../issuing/unprintable.ts';
import { namesOf } from '../names.ts';
import { seriesIssues } from '../numbering/seriesIssues.ts';
import { dueDateUnderTerms } from './dueDate.ts';
import { referenceRequired, type Parties } from '../parties.ts';
import { negativeIssues, prepareDocument } from './prepare.ts';
import { readMirrors } from '../lines/mirrors.ts';
import { writtenTotals } from '../lines/rowOfLines.ts';
import { unfitOf } from '../lines/scenarioFit.ts';
import { textColumns } from './texts.ts';

/** The properties of the stored draft that affect its replacement. */
type Current = Pick<IssuableRow, 'uuid' | 'number' | 'series_uuid' | 'created' | 'account_uuid' | 'currency'>;

/**
 * Validates a document against the tenant's data and computes all amounts; without a due date it gets that of the
 * payment terms. The replacement of a numbered draft keeps its emission date. Throws `validation` with all issues, and if
 * it is to be issued: `account_unusable` on an account that collects nothing, `reference_required` without what its client
 * requires, `letter_unprintable` with a text that cannot be printed, and `scenario_unfit` with an unconfirmed scenario for
 * other countries.
 */
export async function prepareDraft<In extends DraftInput>(
  db: Db,
  scope: Scope,
  {
    resource,
    issues: issuesOf,
    mirrors,
    taxedOn,
  }: Pick<Engine<never, In>, 'resource' | 'issues' | 'mirrors' | 'taxedOn'>,
  entered: In,
  current?: Current,
): Promise<PreparedDraft> {
  const names = namesOf(resource);
  const { created: given = today(scope.now, scope.tenant.timeZone) } = entered;
  const { number, created: dated } = current ?? { number: null, created: given };
  const isDue = resource.document?.ends === undefined;
  const due_date =
    entered.due_date ?? (isDue ? await dueDateUnderTerms(db, scope, entered, { created: given, number }) : undefined);
  const input = { ...entered, ...(due_date !== undefined && { due_date }) };
  const day = taxedOn
    ? await taxedOn(db, scope, input)
    : await emissionDay(db, scope, { created: given, number }, input.service_provider_uuid);
  const of = {
    resource,
    names,
    day,
    lines: linesIn(input, names.linesAt),
    known: { number },
    kept: current,
    mirrors: async () => mirrors ?? readMirrors(db, scope.tenant.id, current?.uuid, names),
  };
  const { series_uuid: series } = entered;
  const checked = series ? seriesIssues(db, scope.tenant.id, resource, series, current) : undefined;
  const prepared = await prepareDocument(db, scope, input, of);
  const ofSeries = checked ? await checked : [];
  const { parties, lines, totals, account, template, issues } = prepared;
  const kept: Issue[] =
    number === null || given === dated
      ? []
      : [{ path: 'created', key: 'validation.emissionKept', args: { date: dated } }];
  const negative = input.is_draft ? [] : negativeIssues(input, { totals, lines }, names);
  const rows = linesIn(input, names.linesAt);
  const bare = input.is_draft || rows.length === 0 ? [] : noLineIssues(rows, names.linesAt);
  const errors = [...kept, ...bare, ...negative, ...issues, ...ofSeries, ...(issuesOf?.(input, prepared) ?? [])];
  if (errors.length > 0 || !parties) throw new ApiError('validation', { errors });
  if (prepared.isAccountUnusable && !input.is_draft) throw accountUnusable();
  const missing = input.is_draft ? undefined : prepared.required.find((name) => !input[name]);
  if (missing) throw referenceRequired(missing);
  const { allowsRetroactive, ...shown } = parties;
  const unprintable = input.is_draft
    ? undefined
    : await unprintableNow(db, scope, { ...input, ...shown, template }, lines, names.linesAt);
  if (unprintable) throw unprintable;
  const unfit = input.is_draft || input.confirm_scenarios ? undefined : unfitOf(lines, shown, names.linesAt);
  if (unfit) throw unfit;
  const created = input.is_draft ? given : issueDate(scope, { created: given, number }, allowsRetroactive);
  const { [names.linesAt]: _lines, ...fields } = input;
  return {
    status: input.is_draft ? 'draft' : issueOf(resource).to,
    created,
    content: {
      ...fields,
      ...textColumns(fields),
      adjustments: prepared.adjustments ?? null,
      template,
      created,
      ...shown,
      ...partyKeys(shown),
      ...writtenTotals(totals),
      taxed_on: day,
    },
    lines,
    account,
  };
}

/** The keys of the clients: those that merged ones lead to. */
const partyKeys = ({
  service_buyer: buyer,
  payment_responsible: payer,
}: Pick<Parties, 'service_buyer' | 'payment_responsible'>) => ({
  service_buyer_uuid: buyer['uuid'],
  ...(payer && { payment_responsible_uuid: payer['uuid'] }),
});

/** Returns the refusal to issue what the input refers to, if that has a letter without a font. */
async function unprintableNow(
  db: Db,
  scope: Scope,
  document: DraftInput & { readonly template: string },
  lines: PreparedDraft['lines'],
  linesAt: string,
): Promise<ApiError | undefined> {
  const { account_uuid = null, service_provider_uuid, template } = document;
  const [beside] = await unprintableBesideEntered(db, scope.tenant.id, {
    account_uuid,
    service_provider_uuid,
    template,
  });
  return unprintableIssue({ document, lines, linesAt, beside });
}
