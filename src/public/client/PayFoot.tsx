import { decimalsOf } from '../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../domain/money/sum.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { mostTogether } from '../../../domain/payments/clientLink.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import type { Paying } from './usePaying.ts';

/** The sum of what is selected, with one button; nothing without a selection. */
export function PayFoot({ paying }: { readonly paying: Paying }) {
  const t = useOpenWords();
  const language = useLanguage();
  const { selected, refusals, isPending, payment, pay, clear } = paying;
  const [first] = selected;
  if ((!first && refusals.length === 0) || payment) return null;
  const count = selected.length;
  return (
    <section className="client-foot">
      {refusals.length > 0 && (
        <ul className="open-alert" role="alert">
          {refusals.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {first && (
        <div className="client-sum">
          <span role="status">
            {t(`public.client.selected.${count === 1 ? 'one' : 'other'}`, { count })}
            {count >= mostTogether && ` · ${t('public.client.most', { count: mostTogether })}`}
          </span>
          <button className="open-button" type="button" onClick={clear}>
            {t('public.client.clear')}
          </button>
          <button className="open-button open-button--primary" type="button" disabled={isPending} onClick={pay}>
            {t('public.client.paySelected', {
              amount: formatMoney(
                sumAmounts(
                  selected.map(({ open_amount: open }) => open),
                  decimalsOf(first.currency),
                ),
                first.currency,
                language,
              ),
            })}
          </button>
        </div>
      )}
    </section>
  );
}
