import { useState } from 'react';
import { useOpenWords } from '../i18n/openWords.ts';
import { Field } from './Field.tsx';

interface PasswordFieldProps {
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  mistake: string | undefined;
}

/** A password that can be revealed. */
export function PasswordField(field: PasswordFieldProps) {
  const t = useOpenWords();
  const [shown, setShown] = useState(false);
  return (
    <Field {...field} name="password" label={t('signin.password')} type={shown ? 'text' : 'password'}>
      <button
        type="button"
        className="signin-reveal"
        aria-label={t(shown ? 'signin.hidePassword' : 'signin.showPassword')}
        onClick={() => setShown(!shown)}
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden="true"
        >
          <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
          <circle cx="12" cy="12" r="3" />
          {shown && <path strokeLinecap="round" d="m4 20 16-16" />}
        </svg>
      </button>
    </Field>
  );
}
