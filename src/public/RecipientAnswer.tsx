import { useCallback, useEffect, useState } from 'react';
import { HttpError } from '../../dataProvider/httpError.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { DeclineDialog } from './DeclineDialog.tsx';
import { act, readMessage, tokenIn, type RecipientMessage } from './recipient.ts';
import { useViewed } from './useViewed.ts';

/** Where the recipient of an invoice accepts or declines it; only with the token of the own link. */
export function RecipientAnswer({ hash }: { readonly hash: string }) {
  const t = useOpenWords();
  const [token] = useState(() => tokenIn(location.search));
  const [message, setMessage] = useState<RecipientMessage>();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [declines, setDeclines] = useState(false);

  useEffect(() => {
    // Without its answer, the page is that of everybody.
    if (token) readMessage(token, hash).then(setMessage, () => undefined);
  }, [token, hash]);

  const view = useCallback(() => {
    if (token) act(token, 'viewed').then(setMessage, () => undefined);
  }, [token]);
  useViewed(message?.status === 'Send', view);

  if (!token || !message) return null;
  const { status, reason, can_answer: isOpen } = message;

  const answer = async (what: 'accept' | 'decline', body?: { readonly reason: string }) => {
    setPending(true);
    setFailure(undefined);
    try {
      setMessage(await act(token, what, body));
      setDeclines(false);
    } catch (error) {
      setFailure(error instanceof HttpError && error.status > 0 ? error.message : t('common.networkError'));
    } finally {
      setPending(false);
    }
  };

  if (status !== 'Accepted' && status !== 'Declined' && !isOpen) return null;
  return (
    <section className="public-card" aria-labelledby="answer-title">
      <h2 id="answer-title">{t('public.answer.title')}</h2>
      <p className="public-note" role="status">
        {t(`public.answer.${isOpen ? 'open' : status}`)}
      </p>
      {status === 'Declined' && reason && <p className="public-quote">{reason}</p>}
      {isOpen && (
        <div className="public-answers">
          <button
            className="open-button open-button--primary"
            type="button"
            disabled={pending}
            onClick={() => void answer('accept')}
          >
            {t('public.answer.accept')}
          </button>
          <button className="open-button" type="button" disabled={pending} onClick={() => setDeclines(true)}>
            {t('public.answer.decline')}
          </button>
        </div>
      )}
      {failure && !declines && (
        <p className="public-failure" role="alert">
          {failure}
        </p>
      )}
      {declines && (
        <DeclineDialog
          pending={pending}
          failure={failure}
          onDecline={(text) => void answer('decline', { reason: text })}
          onClose={() => setDeclines(false)}
        />
      )}
    </section>
  );
}
