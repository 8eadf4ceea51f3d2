import { useId } from 'react';
import { useOpenWords } from '../../i18n/openWords.ts';

interface ConsentFieldProps {
  readonly texts: readonly { readonly title: string; readonly url: string }[];
  readonly mistake: string | undefined;
}

/** Consent to the terms and license, with links to both. */
export function ConsentField({ texts, mistake }: ConsentFieldProps) {
  const t = useOpenWords();
  const id = useId();
  return (
    <div className="signin-consent">
      <input
        id={id}
        type="checkbox"
        name="terms"
        required
        aria-invalid={mistake !== undefined}
        aria-describedby={`${id}-texts ${id}-mistake`}
      />
      <label htmlFor={id}>{t('signin.invitation.consent')}</label>
      <p id={`${id}-texts`} className="signin-texts">
        {texts.map(({ title, url }) => (
          <a key={url} href={url} target="_blank" rel="noreferrer">
            {title}
          </a>
        ))}
      </p>
      <p id={`${id}-mistake`} className="signin-mistake">
        {mistake?.startsWith('signin.') ? t(mistake) : mistake}
      </p>
    </div>
  );
}
