import { adjustedPrices } from '../../../../domain/recurrence/amendments/adjustedPrices.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { mostPreviewed } from '../../../../schemas/parts/recurrence/amendmentPreview.ts';
import type { MovedGroup } from '../../../../domain/recurrence/amendments/movedGroups.ts';
import type { Plan } from './plan.ts';

/** Returns the preview of an amendment as the API shows it. */
export function previewOf(plan: Plan): object {
  const { contract, effect, comparison, total_amount, confirmations, corrections } = plan;
  const { currency } = contract;
  const { changes, before, after } = comparison;
  const groups = groupsIn(plan);
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
    adjusted: adjustedIn(plan, groups),
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

/** Groups without the change of prices where an invoice also bills other days, or what earlier ones lack. */
function groupsIn({ comparison, own }: Plan): readonly MovedGroup[] {
  const alone = new Set(own.map(({ occurrence }) => occurrence));
  return comparison.groups.map((group) =>
    alone.has(group.occurrence) ? { ...group, price_percent: undefined } : group,
  );
}

function adjustedIn({ amendment: { kind, percent }, contract }: Plan, groups: readonly MovedGroup[]) {
  if (kind !== 'adjust') return undefined;
  const priced = groups.filter((group) => group.price_percent !== undefined);
  return { ...adjustedPrices(priced, percent, contract.currency), percent_asked: percent };
}
