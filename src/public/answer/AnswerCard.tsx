import { useOpenWords } from '../../i18n/openWords.ts';
import type { RecipientMessage } from './recipient.ts';

interface AnswerCardProps {
  readonly message: RecipientMessage;
  readonly pending: boolean;
  readonly failure: string | undefined;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
}

const tones = { Accepted: 'complete', Declined: 'cancelled', Viewed: 'draft', Send: 'draft' } as const;

/** The answer of a recipient, or the buttons that give it. */
export function AnswerCard({ message, pending, failure, onAccept, onDecline }: AnswerCardProps) {
  const t = useOpenWords();
  const { status, reason, can_answer: isOpen } = message;
  if (status !== 'Accepted' && status !== 'Declined' && !isOpen) return null;
  return (
    <section className="public-card" aria-labelledby="answer-title">
      <h2 id="answer-title">{t('public.answer.title')}</h2>
      <p className={isOpen ? 'public-note' : `public-status public-status--${tones[status]}`} role="status">
        {t(`public.answer.${isOpen ? 'open' : status}`)}
      </p>
      {status === 'Declined' && reason && <p className="public-quote">{reason}</p>}
      {isOpen && (
        <div className="public-answers">
          <button className="open-button open-button--primary" type="button" disabled={pending} onClick={onAccept}>
            {t('public.answer.accept')}
          </button>
          <button className="open-button" type="button" disabled={pending} onClick={onDecline}>
            {t('public.answer.decline')}
          </button>
        </div>
      )}
      {failure && (
        <p className="public-failure" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
