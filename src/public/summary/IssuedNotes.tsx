import { publicPath } from '../../../domain/documents/publicPath.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { unbroken } from '../../../domain/words/unbroken.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import type { PublicInvoice } from '../records/publicInvoice.ts';

/** The credit and debit notes on an invoice, each with its date, amount and reason, and a link to its own page. */
export function IssuedNotes({ invoice: { notes, currency } }: { readonly invoice: PublicInvoice }) {
  const t = useOpenWords();
  const language = useLanguage();
  if (!notes || notes.length === 0) return null;
  return (
    <section className="public-card" aria-labelledby="notes-title">
      <h2 id="notes-title">{t('public.notes.title')}</h2>
      <ul className="public-note-list">
        {notes.map(({ kind, number, created, amount, reason, public_hash: hash }) => (
          <li key={hash}>
            <div>
              <a href={publicPath({ at: `${kind}-notes`, hash })}>{unbroken(t(`public.notes.${kind}`, { number }))}</a>
              <small>{formatDate(created, language)}</small>
              <span>{reason}</span>
            </div>
            <span className="figures">
              {`${kind === 'credit' ? '−' : '+'}\u00a0${formatMoney(amount, currency, language)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
