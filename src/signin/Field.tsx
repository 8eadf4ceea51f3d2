import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { useOpenWords } from '../i18n/openWords.ts';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** A hint before input. */
  hint?: string | undefined;
  mistake?: string | undefined;
  /** A control at the end of the field. */
  children?: ReactNode;
}

/** A labelled input, described by its hint and error. */
export function Field({ label, hint, mistake, children, ...input }: FieldProps) {
  const t = useOpenWords();
  const id = useId();
  const described = [hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(' ');
  return (
    <div className="signin-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="signin-hint">
          {hint}
        </p>
      )}
      <div className="signin-input">
        <input
          {...input}
          id={id}
          required
          aria-invalid={mistake !== undefined}
          aria-describedby={described || undefined}
        />
        {children}
      </div>
      <p id={`${id}-mistake`} className="signin-mistake">
        {mistake?.startsWith('signin.') ? t(mistake) : mistake}
      </p>
    </div>
  );
}
