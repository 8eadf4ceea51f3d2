import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { useOpenWords } from '../i18n/openWords.ts';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  mistake?: string | undefined;
  /** A control inside the field, at its end. */
  children?: ReactNode;
}

/** A labelled input; its mistake is read out with it. */
export function Field({ label, mistake, children, ...input }: FieldProps) {
  const t = useOpenWords();
  const id = useId();
  return (
    <div className="signin-field">
      <label htmlFor={id}>{label}</label>
      <div className="signin-input">
        <input
          {...input}
          id={id}
          required
          aria-invalid={mistake !== undefined}
          aria-describedby={mistake && `${id}-mistake`}
        />
        {children}
      </div>
      <p id={`${id}-mistake`} className="signin-mistake">
        {mistake?.startsWith('signin.') ? t(mistake) : mistake}
      </p>
    </div>
  );
}
