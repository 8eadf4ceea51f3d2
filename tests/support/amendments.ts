import type { PreviewedAmendment } from '../../src/documents/amendments/previewedAmendment.ts';

const figures = (total: string) => ({
  subtotal: total,
  total,
  importer_total_payable: total,
  exporter_net_total: total,
});

type Occurrence = readonly [number: number, due: string, before?: string, after?: string];

/** The effect of an amendment in USD: number, due date, and changed total of each invoice. */
export function previewedAmendment(
  occurrences: readonly Occurrence[],
  [before, after]: readonly [string, string] = ['12960.00', '12960.00'],
): PreviewedAmendment {
  return {
    currency: 'USD',
    concerned: occurrences.length,
    before: figures(before),
    after: figures(after),
    frequency: 12,
    due_date_contract: '2027-12-31',
    past_due_dates: [],
    total_amount: after,
    total_amount_before: before,
    required_confirmations: [],
    groups: [],
    corrections: [],
    occurrences: occurrences.map(([occurrence, due_date, was = '1080.00', is = was]) => ({
      occurrence,
      due_date,
      status: 'future',
      before: figures(was),
      after: figures(is),
    })),
  };
}
