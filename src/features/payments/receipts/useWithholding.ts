import { useQuery } from '@tanstack/react-query';
import { readWithholding } from '../../../../dataProvider/calls/withholding.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { useHttp } from '../../../data/useHttp.ts';

/** An invoice with the sum of what its lines expect to be withheld, if that was read. */
interface Withheld {
  readonly uuid: string;
  readonly importer_total_taxes_payable_exporter?: string | undefined;
}

/** Returns whether the payer of an invoice may withhold taxes. */
export const expectsWithholding = ({ importer_total_taxes_payable_exporter: sum }: Omit<Withheld, 'uuid'>): boolean =>
  sum === undefined || compareDecimals(sum, '0') !== 0;

/** Reads what a receipt of an invoice is expected to withhold; an invoice without such taxes needs no request. */
export function useWithholding(invoice: Withheld) {
  const http = useHttp();
  return useQuery({
    queryKey: ['withholding', invoice.uuid],
    queryFn: ({ signal }) => readWithholding(http, invoice.uuid, signal),
    enabled: expectsWithholding(invoice),
    gcTime: 0,
    retry: false,
  });
}
