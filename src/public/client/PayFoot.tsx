import { decimalsOf } from '../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../domain/money/sum.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { mostTogether } from '../../../domain/payments/clientLink.ts';
import { meansOf } from '../../../domain/payments/together.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import type { Paying } from './usePaying.ts';

/** The sum of what is selected, with one button; nothing without a selection. */
export function PayFoot({ paying }: { readonly paying: Paying }) {
  const t = useOpenWords();
  const language = useLanguage();
  const { selected, refusals, isPending, isSent, payment, pay, clear } = paying;
  const [first] = selected;
  if ((!first && refusals.length === 0) || payment) return null;
  const count = selected.length;
  const means = meansOf(selected.map(({ payment_link: link }) => ({ isOnline: Boolean(link) })));
  const isEither = means === 'online' && selected.every(({ has_details: hasDetails }) => hasDetails);
  return (
    <section className="client-foot">
      {refusals.length > 0 && (
        <ul className="open-alert" role="alert">
          {refusals.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {isSent && (
        <p className="public-note" role="status">
          {t('public.payment.sent')}
        </p>
      )}
      {first && !isSent && (
        <div className="client-sum">
          <span role="status">
            {t(`public.client.selected.${count === 1 ? 'one' : 'other'}`, { count })}
            {count >= mostTogether && ` · ${t('public.client.most', { count: mostTogether })}`}
          </span>
          <button className="open-button" type="button" onClick={clear}>
            {t('public.client.clear')}
          </button>
          {isEither && (
            <button className="open-button" type="button" disabled={isPending} onClick={() => pay('transfer')}>
              {t('public.client.byTransfer')}
            </button>
          )}
          <button
            className="open-button open-button--primary"
            type="button"
            disabled={isPending}
            onClick={() => pay(means)}
          >
            {t(means === 'online' ? 'public.client.payNow' : 'public.client.paySelected', {
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
