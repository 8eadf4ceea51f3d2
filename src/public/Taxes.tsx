import { formatMoney } from '../../domain/kinds/money.ts';
import { formatPercent } from '../../domain/kinds/percent.ts';
import { figureOfBox, type Box } from '../../domain/taxes/boxes.ts';
import { useLanguage } from '../i18n/language.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { countriesOf } from './amounts.ts';
import type { PublicDocument, PublicTaxSide } from './publicDocument.ts';

const boxesOf = {
  exporter: { exporter: 'EE', importer: 'EI' },
  importer: { exporter: 'IE', importer: 'II' },
} as const satisfies Record<PublicTaxSide['side'], Record<PublicTaxSide['side'], Box>>;

/** The taxes of each country, as the document breaks them down; nothing where it does not. */
export function Taxes({ document: { taxes, currency, exporter_net_total: net } }: { document: PublicDocument }) {
  const t = useOpenWords();
  if (!taxes || taxes.length === 0) return null;
  return (
    <section className="public-card" aria-labelledby="taxes-title">
      <h2 id="taxes-title">{t('document.taxes.title')}</h2>
      {taxes.map((one) => (
        <Side key={one.side} taxes={one} currency={currency} isWhole={Boolean(net) || one.side === 'importer'} />
      ))}
    </section>
  );
}

interface SideProps {
  readonly taxes: PublicTaxSide;
  readonly currency: string;
  /** Whether these are all taxes of the country; else they are those charged to the importer. */
  readonly isWhole: boolean;
}

function Side({ taxes, currency, isWhole }: SideProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const { side, tributes, total } = taxes;
  const country = countriesOf(taxes, language);
  return (
    <>
      <h3 id={`taxes-${side}`}>
        {country ? t(`document.taxes.${side}`, { country }) : t(`document.taxes.${side}Alone`)}
      </h3>
      <table className="public-table public-amounts" aria-labelledby={`taxes-${side}`}>
        <tbody>
          {tributes.map(({ name, is_fixed: isFixed, value, base, tax_responsible: responsible, amount }, place) => (
            <tr key={place}>
              <th scope="row">
                {name}
                <span className="public-beneath">
                  {isFixed
                    ? t('document.taxes.fixed')
                    : t('public.amounts.rate', {
                        rate: formatPercent(value, language, { most: 4 }),
                        base: formatMoney(base, currency, language),
                      })}
                  {` · ${t(`document.taxes.${boxesOf[side][responsible]}`)}`}
                </span>
              </th>
              <td className="figures">{formatMoney(amount, currency, language)}</td>
            </tr>
          ))}
          <tr className="public-result">
            <th scope="row">{t(isWhole ? 'document.taxes.sum' : `figures.${figureOfBox.EI}`)}</th>
            <td className="figures">{formatMoney(total, currency, language)}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
