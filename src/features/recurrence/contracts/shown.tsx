import { useQuery } from '@tanstack/react-query';
import { documentLanguage } from '../../../../domain/documents/language.ts';
import { recurrenceOf } from '../../../../domain/recurrence/schedule/recurrence.ts';
import { isOpen, plannedStatus } from '../../../../domain/recurrence/schedule/plannedOccurrences.ts';
import { fillRichText, fillText } from '../../../../domain/recurrence/texts/fillTexts.ts';
import { occurrenceValues } from '../../../../domain/recurrence/texts/occurrenceValues.ts';
import { plainTextOf, richTextOf } from '../../../../domain/richText/richText.ts';
import { filledTerms } from '../../../../schemas/parts/recurrence/occurrencePlaceholders.ts';
import { useMay } from '../../../access/useMay.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useOwnCompany } from '../../../documents/parties/useOwnCompany.ts';
import type { ShownProps } from '../../../generate/show/shown.ts';
import { useLanguage } from '../../../i18n/language.ts';
import type { ListedContract } from './actions/dialogProps.ts';
import { contractInvoices } from './invoices/useContractInvoices.ts';

/** Shows a contract with its texts filled as its next invoice has them, or its last one: like its document. */
export default function Shown({ record, children }: ShownProps<ListedContract>) {
  return hasPlaceholders(record) ? <Filled record={record}>{children}</Filled> : children(record);
}

function Filled({ record, children }: ShownProps<ListedContract>) {
  return children(useFilled(record));
}

function useFilled(contract: ListedContract): ListedContract {
  const own = useLanguage();
  const mayList = useMay('invoices', 'list');
  const { data: invoices = [] } = useQuery({ ...contractInvoices(useHttp(), contract.uuid), enabled: mayList });
  const { data: company, isPending } = useOwnCompany();
  const { occurrence } =
    invoices.find((invoice) => isOpen({ status: plannedStatus(invoice) })) ?? invoices.at(-1) ?? {};
  const recurrence = recurrenceOf(contract);
  if (!recurrence || occurrence === undefined || isPending) return contract;
  const country = contract.service_buyer?.location?.country?.identifier;
  const language = documentLanguage(company?.documents?.language, country) ?? own;
  const values = occurrenceValues(
    { ...recurrence, billing_period: contract.billing_period ?? 'none' },
    occurrence,
    language,
  );
  const texts = filledTerms.flatMap((name) => {
    const text = richTextOf(contract[name]);
    return text === undefined ? [] : [[name, fillRichText(text, values)]];
  });
  const lines = contract.items_invoice.map((line) =>
    line.description ? { ...line, description: fillText(line.description, values) } : line,
  );
  return { ...contract, ...Object.fromEntries(texts), items_invoice: lines };
}

const hasPlaceholders = (contract: ListedContract): boolean =>
  [...contract.items_invoice.map(({ description }) => description), ...filledTerms.map((name) => contract[name])].some(
    (text) => plainTextOf(text ?? '').includes('{{'),
  );
