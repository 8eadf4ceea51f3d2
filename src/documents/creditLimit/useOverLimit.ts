import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { summarizeList } from '../../../dataProvider/calls/summary.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { compareDecimals } from '../../../domain/money/compare.ts';
import { sumAmounts } from '../../../domain/money/sum.ts';
import entities from '../../../schemas/resources/clients/entities.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useLanguage } from '../../i18n/language.ts';
import { currencyOf } from '../form/documentForm.ts';
import { usePayer, type Paid } from '../paymentTerms/usePayersTerms.ts';

/** The documents of which clients owe something. */
const owed: string = entities.schema.properties.owes.summarizes;

/** Returns a warning if the payer of such a document then owes more than its limit of credit in this currency. */
export function useOverLimit(
  resource: Resource,
  values: Paid & { readonly currency: string | null },
  total: string,
): string | undefined {
  const translate = useTranslate();
  const language = useLanguage();
  const http = useHttp();
  const { key, data: payer } = usePayer(values);
  const currency = currencyOf(values);
  const { credit_limit: limit } = payer ?? {};
  const isLimited = resource.name === owed && limit !== undefined && payer?.credit_currency === currency;
  const filter = { payment_responsible: key, status: ['billed'], currency };
  const { data } = useQuery({
    queryKey: [resource.name, 'summary', filter],
    queryFn: ({ signal }) => summarizeList(http, resource, filter, signal),
    enabled: isLimited,
    retry: false,
  });
  if (!isLimited || !data?.sums) return undefined;
  const open = sumAmounts([data.sums[0]?.amounts['open_amount'] ?? '0', total], 3);
  if (compareDecimals(open, limit) <= 0) return undefined;
  const shown = (amount: string) => formatMoney(amount, currency, language);
  return translate('documents.issue.overLimit', { client: payer?.name, open: shown(open), limit: shown(limit) });
}
