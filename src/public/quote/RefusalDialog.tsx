import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useOpenWords } from '../../i18n/openWords.ts';
import { NameField } from './NameField.tsx';

interface RefusalDialogProps {
  readonly pending: boolean;
  readonly failure: string | undefined;
  readonly onDecline: (name: string, reason: string) => void;
  readonly onClose: () => void;
}

/** Asks who declines a quote, and why. */
export function RefusalDialog({ pending, failure, onDecline, onClose }: RefusalDialogProps) {
  const t = useOpenWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [titleId, fieldId, errorId] = [useId(), useId(), useId()];
  const [name, setName] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isReasonMissing = isTried && reason.trim() === '';
  const error = isReasonMissing ? t('public.quote.reasonMissing') : failure;
  useEffect(() => dialog.current?.showModal(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (name.trim() !== '' && reason.trim() !== '' && !pending) onDecline(name.trim(), reason.trim());
  };
  return (
    <dialog ref={dialog} className="public-dialog" aria-labelledby={titleId} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <h2 id={titleId}>{t('public.quote.declineTitle')}</h2>
        <NameField value={name} isMissing={isTried && name.trim() === ''} onChange={setName} />
        <label htmlFor={fieldId}>{t('public.quote.reason')}</label>
        <textarea
          id={fieldId}
          rows={4}
          maxLength={1_000}
          required
          value={reason}
          aria-invalid={isReasonMissing}
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
            {t('public.quote.decline')}
          </button>
          <button className="open-button" type="button" disabled={pending} onClick={() => dialog.current?.close()}>
            {t('public.quote.back')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
