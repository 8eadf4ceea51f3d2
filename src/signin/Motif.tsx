import { useLanguage } from '../i18n/language.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { formatMoney } from '../../domain/kinds/money.ts';
import { flow, flowPaths } from './flow.ts';

/** A picture of the product: the cash flow of one invoice, to scale. */
export function Motif() {
  const t = useOpenWords();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, 'USD', language);
  return (
    <aside className="motif">
      <div className="motif-words">
        <p className="motif-headline">{t('signin.motif.headline')}</p>
        <p>{t('signin.motif.text')}</p>
      </div>
      <figure className="motif-figure">
        <svg viewBox="0 0 640 384" aria-hidden="true" preserveAspectRatio="none">
          <path className="motif-abroad" d={flowPaths.abroad} />
          <path className="motif-home" d={flowPaths.home} />
          <path className="motif-kept" d={flowPaths.kept} />
        </svg>
        <figcaption>
          <dl>
            {flow.map(({ name, amount }) => (
              <div key={name} className={`motif-${name}`}>
                <dt>{t(`signin.motif.${name}`)}</dt>
                <dd className="figures">{money(amount)}</dd>
              </div>
            ))}
          </dl>
        </figcaption>
      </figure>
    </aside>
  );
}
