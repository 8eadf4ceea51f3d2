import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useGetList, useGetOne, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import type { RecordedRow } from '../../../../domain/documents/rows.ts';
import type { Invoice } from '../../../../schemas/resources/invoicing/invoices.ts';
import { correctableLines, type Correctable, type EarlierNote } from './corrections.ts';

/** What a note corrects: an invoice, or of a credit note a debit note on it. */
export interface Corrected {
  readonly invoice: string;
  readonly debitNote?: string | undefined;
}

type FoundInvoice = Invoice & RaRecord<string>;
type FoundNote = RaRecord<string> & {
  readonly lines?: readonly RecordedRow[];
  readonly debit_note?: { readonly uuid: string };
};

/** The most notes whose lines are read: with more, the server alone knows what is left. */
const most = 100;

const none: readonly FoundNote[] = [];

/** Loads the invoice that a note corrects. */
export const useCorrectedInvoice = (invoice: string) =>
  useGetOne<FoundInvoice>('invoices', { id: invoice }, { retry: false });

/** Loads the corrected document, and what the issued credit notes left of its lines. */
export function useCorrected({ invoice, debitNote }: Corrected, isCredit: boolean) {
  const dataProvider = useDataProvider();
  const { data: found, error } = useCorrectedInvoice(invoice);
  const corrected = useGetOne<FoundNote>(
    'debit-notes',
    { id: debitNote ?? '' },
    { enabled: debitNote !== undefined, retry: false },
  );
  const notes = useGetList<FoundNote>(
    'credit-notes',
    {
      filter: { corrects: invoice, status: ['issued'] },
      pagination: { page: 1, perPage: most },
      sort: { field: 'created', order: 'ASC' },
      meta: { fields: ['uuid', 'debit_note'] },
    },
    { enabled: isCredit, retry: false },
  );
  const issued = (notes.data ?? none).filter((note) => note.debit_note?.uuid === debitNote);
  // A list has no lines.
  const read = useQueries({
    queries: issued.map(({ id }) => ({
      queryKey: ['issued-credit-note', id],
      // An issued note does not change.
      staleTime: Infinity,
      queryFn: async () => (await dataProvider.getOne<FoundNote>('credit-notes', { id })).data,
    })),
    combine: (queries) => ({
      notes: queries.flatMap(({ data }): EarlierNote[] => (data ? [{ lines: data.lines ?? [] }] : [])),
      isPending: queries.some(({ isPending }) => isPending),
    }),
  });
  const rows = debitNote === undefined ? found?.items_invoice : corrected.data?.lines;
  const currency = found?.currency ?? '';
  const isReady = rows !== undefined && !read.isPending && (!isCredit || notes.data !== undefined);
  const lines = useMemo(
    (): readonly Correctable[] | undefined =>
      isReady ? correctableLines(rows as readonly RecordedRow[], read.notes, currency) : undefined,
    [isReady, rows, read.notes, currency],
  );
  return { lines, currency, error: error ?? corrected.error ?? notes.error };
}
