import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useOpenWords } from '../../i18n/openWords.ts';

/** The maximum length of a reason. */
const longest = 1_000;

interface DeclineDialogProps {
  readonly pending: boolean;
  readonly failure: string | undefined;
  readonly onDecline: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why an invoice is declined. */
export function DeclineDialog({ pending, failure, onDecline, onClose }: DeclineDialogProps) {
  const t = useOpenWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, fieldId, errorId] = [useId(), useId(), useId()];
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const error = isMissing ? t('public.answer.reasonMissing') : failure;

  useEffect(() => dialog.current?.showModal(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = reason.trim();
    setMissing(text === '');
    if (text !== '' && !pending) onDecline(text);
  };

  return (
    <dialog ref={dialog} className="public-dialog" aria-labelledby={titleId} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id={titleId}>{t('public.answer.declineTitle')}</h2>
        <label htmlFor={fieldId}>{t('public.answer.reason')}</label>
        <textarea
          id={fieldId}
          rows={5}
          maxLength={longest}
          required
          value={reason}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
          onChange={({ target }) => setReason(target.value)}
        />
        {error && (
          <p id={errorId} className="public-failure" role="alert">
            {error}
          </p>
        )}
        <div className="public-answers">
          <button className="open-button open-button--primary" type="submit" disabled={pending}>
            {t('public.answer.decline')}
          </button>
          <button className="open-button" type="button" disabled={pending} onClick={() => dialog.current?.close()}>
            {t('public.answer.back')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
