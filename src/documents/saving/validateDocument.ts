import { adjustmentIssues, spreadIssues } from '../../../domain/documents/adjustments.ts';
import type { ValidateFunction } from 'ajv';
import type { Resolver } from 'react-hook-form';
import { linesAmong } from '../../../domain/documents/rows.ts';
import { tributeLimitIssues } from '../../../domain/documents/tributeLimit.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { resolved } from '../../generate/validate/formErrors.ts';
import { checksOf, issuesIn } from '../../generate/validate/issues.ts';
import { validatorOf } from '../../generate/validate/validatorOf.ts';
import { besideUnmatched, withoutUnmatched } from '../../kinds/shared/combobox/unmatchedText.ts';
import {
  inputFor,
  currencyOf,
  type DocumentForm,
  type Findings,
  type FormValues,
  type Saving,
  type Start,
} from '../form/documentForm.ts';
import { isBlank, type Line } from '../grid/lines/line.ts';
import type { LinesStore } from '../grid/lines/linesStore.ts';
import { countedAdjustments, enteredAdjustments } from '../grid/lines/adjustments.ts';
import { computedLines, documentTotals, sharingRows } from '../grid/lines/totals.ts';
import { validateLines } from '../grid/lines/validateLines.ts';
import { todayIn } from '../parties/exporter.ts';
import { changedIn, takenAway, type Before } from './changedIn.ts';
import { toPayload } from './toPayload.ts';

interface CheckContext {
  readonly provider: string;
  readonly today: string;
  /** The number of a reissued document, which may have any date. */
  readonly number?: number | undefined;
  readonly validate: ValidateFunction;
  /** The checks beyond schema and rules; by default those that need no tables. */
  readonly checks?: Awaited<ReturnType<typeof checksOf>>;
  /** For a change: the document as read. */
  readonly before?: Before;
  /** How it is saved; by default as a draft. */
  readonly saving?: Saving | undefined;
}

/** Validates a document before sending: the server's schema and rules, and the consent. */
export function validateDocument(
  form: Pick<DocumentForm, 'resource' | 'linesAt' | 'savings' | 'change' | 'issues'>,
  values: FormValues,
  lines: readonly Line[],
  { provider, today, number, validate, checks, before, saving = form.savings[0] }: CheckContext,
): Findings {
  const { linesAt, change } = form;
  const decimals = decimalsOf(currencyOf(values));
  const changed = (before && changedIn(form, before, values, lines)) ?? { fields: {} };
  const taken = takenAway(form, changed);
  const sent = change
    ? change.inputOf(changed, values)
    : { ...toPayload(values, lines, { linesAt, provider, sends: saving.sends }), number };
  const found = issuesIn(inputFor(form), sent, validate, { today }, checks);
  const isReported = ({ path }: Issue) => path.startsWith(`${linesAt}.`) || taken.some((one) => one.path === path);
  const issues = [...found.filter((issue) => !isReported(issue)), ...taken];
  const consent: Issue[] =
    values.accepted || saving.isDraft ? [] : [{ path: 'accepted', key: 'documents.errors.acceptTerms' }];
  const tributes = tributeIssues(linesAt, lines);
  const reported = new Set(issues.map(({ path }) => path));
  const adjusted = adjustmentProblems(values, lines, decimals);
  const adjustments = countedAdjustments(enteredAdjustments(values['adjustments']), decimals);
  const own = (form.issues?.(values, documentTotals(lines, decimals, adjustments)) ?? []).filter(
    ({ path }) => !reported.has(path),
  );
  return { issues: [...issues, ...adjusted, ...own, ...tributes, ...consent], lines: validateLines(lines, decimals) };
}

/** Returns the issues of the document's discounts and charges that its schema does not find. */
function adjustmentProblems(values: FormValues, lines: readonly Line[], decimals: number): Issue[] {
  const entered = enteredAdjustments(values['adjustments']) ?? [];
  const each = adjustmentIssues('adjustments', entered, decimals);
  if (each.length > 0 || countedAdjustments(entered, decimals).length < entered.length) return each;
  return spreadIssues('adjustments', sharingRows(computedLines(lines, decimals), decimals), entered, decimals);
}

/** Validates lines that are sent without a document. */
export function validateOnlyLines(linesAt: string, lines: readonly Line[], decimals: number): Findings {
  const none: Issue[] = linesAmong(lines).every(isBlank) ? [{ path: linesAt, key: 'validation.required' }] : [];
  return { issues: [...none, ...tributeIssues(linesAt, lines)], lines: validateLines(lines, decimals) };
}

const tributeIssues = (linesAt: string, lines: readonly Line[]): Issue[] =>
  tributeLimitIssues(linesAt, lines.filter((line) => !isBlank(line)).map(tributeCount));

const tributeCount = ({ scenario }: Line): number => scenario?.tributes.length ?? 0;

/** Returns the validation of a document's form and lines. */
export function documentCheck(form: DocumentForm, start: Start, store: LinesStore) {
  // Loads while the user types.
  const loaded = Promise.all([validatorOf(inputFor(form).name), checksOf(inputFor(form))]);
  return async (entered: FormValues, saving?: Saving): Promise<Findings> => {
    const { values, issues: unmatched } = withoutUnmatched(entered);
    const [validate, checks] = await loaded;
    if (!validate) return { issues: unmatched, lines: {} };
    const { uuid: provider, timeZone } = start.exporter;
    const context = {
      provider,
      today: todayIn(timeZone),
      number: start.edited?.number,
      validate,
      checks,
      before: start,
      saving,
    };
    const { issues, lines } = validateDocument(form, values, store.get().lines, context);
    return { issues: besideUnmatched(unmatched, issues), lines };
  };
}

/** Validates a field when it is left. */
export function documentResolver(check: ReturnType<typeof documentCheck>): Resolver<FormValues> {
  return async (values) => {
    const issues = (await check(values)).issues.filter(({ path }) => Object.hasOwn(values, path));
    return resolved(issues, values);
  };
}
