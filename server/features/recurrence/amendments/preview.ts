import { adjustedPrices } from '../../../../domain/recurrence/amendments/adjustedPrices.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { mostPreviewed } from '../../../../schemas/parts/recurrence/amendmentPreview.ts';
import type { Plan } from './plan.ts';

/** Returns the preview of an amendment as the API shows it. */
export function previewOf(plan: Plan): object {
  const { contract, effect, comparison, total_amount, confirmations, corrections } = plan;
  const { currency } = contract;
  const { changes, groups, before, after } = comparison;
  const money = (amount: string): string => sumAmounts([amount], decimalsOf(currency));
  return {
    currency,
    concerned: changes.length,
    before,
    after,
    frequency: effect.frequency,
    due_date_contract: effect.due_date_contract,
    past_due_dates: effect.past,
    total_amount: money(total_amount),
    total_amount_before: money(contract.total_amount),
    required_confirmations: confirmations.map(({ path }) => path),
    adjusted: adjustedIn(plan),
    corrections: corrections.map(({ invoice, credited, billed, debits }) => ({
      occurrence: invoice.occurrence,
      full_number: invoice.full_number,
      due_date: invoice.due_date,
      credited,
      billed,
      is_debited: debits.length > 0,
    })),
    groups,
    occurrences: changes
      .slice(0, mostPreviewed)
      .map(({ status: [was, is], ...change }) => ({ ...change, status: is, status_before: was ?? undefined })),
  };
}

function adjustedIn({ amendment: { kind, percent }, contract, comparison }: Plan): object | undefined {
  if (kind !== 'adjust') return undefined;
  return { ...adjustedPrices(comparison.groups, percent, contract.currency), percent_asked: percent };
}
