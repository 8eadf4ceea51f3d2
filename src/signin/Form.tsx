import type { ReactNode } from 'react';
import type { Submission } from './useSubmission.ts';

interface FormProps {
  submission: Submission;
  /** The text of its button. */
  submit: string;
  children: ReactNode;
}

/** A form with the server's message above and one button below. */
export function Form({ submission: { form, refusal, pending, onSubmit }, submit, children }: FormProps) {
  return (
    <form ref={form} className="signin-form" noValidate onSubmit={onSubmit}>
      {refusal && (
        <p className="open-alert" role="alert">
          {refusal}
        </p>
      )}
      {children}
      <button className="open-button open-button--primary signin-submit" type="submit" disabled={pending}>
        {submit}
      </button>
    </form>
  );
}
