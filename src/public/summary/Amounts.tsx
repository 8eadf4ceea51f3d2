import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { amountRows, netRows } from './amounts.ts';
import type { PublicDocument } from '../records/publicDocument.ts';
import { Sum } from './Sum.tsx';

interface AmountsProps {
  readonly document: PublicDocument;
  /** The name of the amount due. */
  readonly due: string;
}

/** The composition of the amount due: services, additions, withholdings, and the importer's total. */
export function Amounts({ document, due }: AmountsProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const net = netRows(document, due, { t });
  return (
    <section className="public-card" aria-labelledby="amounts-title">
      <h2 id="amounts-title">{t('public.amounts.title')}</h2>
      <Sum rows={amountRows(document, due, { t, language })} currency={document.currency} titled="amounts-title" />
      {net.length > 0 && (
        <>
          <h3 id="net-title">{t('document.way.net.title')}</h3>
          <Sum rows={net} currency={document.currency} titled="net-title" />
        </>
      )}
    </section>
  );
}
