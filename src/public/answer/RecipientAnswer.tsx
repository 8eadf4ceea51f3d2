import { useCallback, useEffect, useState } from 'react';
import { HttpError } from '../../../dataProvider/httpError.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { DeclineDialog } from './DeclineDialog.tsx';
import { RecipientFiles } from './RecipientFiles.tsx';
import { act, readMessage, tokenIn, type RecipientMessage } from './recipient.ts';
import { useViewed } from '../useViewed.ts';

/** What the recipient of an invoice has with the token of the own link: accepting or declining it, and its attachments. */
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

  return (
    <>
      <AnswerCard
        message={message}
        pending={pending}
        failure={declines ? undefined : failure}
        onAccept={() => void answer('accept')}
        onDecline={() => setDeclines(true)}
      />
      {message.attachments && message.attachments.length > 0 && (
        <RecipientFiles token={token} files={message.attachments} />
      )}
      {declines && (
        <DeclineDialog
          pending={pending}
          failure={failure}
          onDecline={(text) => void answer('decline', { reason: text })}
          onClose={() => setDeclines(false)}
        />
      )}
    </>
  );
}
