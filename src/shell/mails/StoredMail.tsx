import { useState } from 'react';
import type { ShownMail } from '../../../dataProvider/calls/mails.ts';
import type { Translate } from '../../i18n/openWords.ts';
import { MailFrame } from './MailFrame.tsx';
import './storedMail.css';

interface StoredMailProps {
  readonly mail: ShownMail;
  readonly t: Translate;
  readonly onClose?: () => void;
}

/** A stored mail of the demo: its link, and the mail on request. Plain, for pages without a session. */
export function StoredMail({ mail: { email, subject, link, page }, t, onClose }: StoredMailProps) {
  const [isShown, setShown] = useState(false);
  return (
    <section className="stored-mail" aria-label={t('signin.demoMail.title')}>
      <p className="stored-mail-head">{t('signin.demoMail.title')}</p>
      <p className="stored-mail-subject">{subject}</p>
      <p className="stored-mail-to">{t('signin.demoMail.to', { email })}</p>
      <div className="stored-mail-buttons">
        {link !== undefined && (
          <a className="open-button open-button--primary" href={link}>
            {t('signin.demoMail.open')}
          </a>
        )}
        <button type="button" className="open-button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {t(isShown ? 'signin.demoMail.hide' : 'signin.demoMail.show')}
        </button>
        {onClose && (
          <button type="button" className="open-button" onClick={onClose}>
            {t('signin.demoMail.close')}
          </button>
        )}
      </div>
      {isShown && <MailFrame page={page} title={subject} />}
    </section>
  );
}
