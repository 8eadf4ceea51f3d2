import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { countriesOf, taxRows } from './amounts.ts';
import type { PublicDocument, PublicTaxSide } from '../records/publicDocument.ts';
import { Sum } from './Sum.tsx';

/** The taxes of each country, as the document discloses them. */
export function Taxes({ document }: { document: PublicDocument }) {
  const t = useOpenWords();
  const { taxes } = document;
  if (!taxes || taxes.length === 0) return null;
  return (
    <section className="public-card" aria-labelledby="taxes-title">
      <h2 id="taxes-title">{t('document.taxes.title')}</h2>
      {taxes.map((one) => (
        <Side key={one.side} taxes={one} document={document} />
      ))}
    </section>
  );
}

function Side({ taxes, document }: { taxes: PublicTaxSide; document: PublicDocument }) {
  const t = useOpenWords();
  const language = useLanguage();
  const titled = `taxes-${taxes.side}`;
  const country = countriesOf(taxes, language);
  return (
    <>
      <h3 id={titled}>
        {country ? t(`document.taxes.${taxes.side}`, { country }) : t(`document.taxes.${taxes.side}Alone`)}
      </h3>
      <Sum rows={taxRows(taxes, document, { t, language })} currency={document.currency} titled={titled} />
    </>
  );
}
