import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { mostPreviewed } from '../../../../schemas/parts/amendmentPreview.ts';
import type { Plan } from './plan.ts';

/** What an amendment would do, as the API tells it. */
export function previewOf({ contract: { currency }, effect, comparison, total_amount }: Plan): object {
  const { changes, before, after } = comparison;
  return {
    currency,
    concerned: changes.length,
    before,
    after,
    frequency: effect.frequency,
    due_date_contract: effect.due_date_contract,
    total_amount: sumAmounts([total_amount], decimalsOf(currency)),
    occurrences: changes
      .slice(0, mostPreviewed)
      .map(({ status: [was, is], ...change }) => ({ ...change, status: is, status_before: was ?? undefined })),
  };
}
