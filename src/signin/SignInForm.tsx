import { useRef, useState, type SubmitEvent } from 'react';
import { HttpError } from '../../dataProvider/httpError.ts';
import { session } from '../access/console.ts';
import type { Me } from '../access/me.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { mistakesIn, type Mistakes } from './mistakes.ts';

/** E-mail and password. Mistakes stand at their fields, what the server says above them. */
export function SignInForm({ onSignedIn }: { onSignedIn: (me: Me) => void }) {
  const t = useOpenWords();
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<Mistakes>({});
  const [refusal, setRefusal] = useState<string>();
  const [pending, setPending] = useState(false);

  function show(found: Mistakes, summary: string): void {
    setMistakes(found);
    setRefusal(summary);
    const first = found.email || !found.password ? 'email' : 'password';
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    const email = String(entered.get('email')).trim();
    const password = String(entered.get('password'));
    const found = mistakesIn(email, password);
    if (found.email || found.password) {
      show(found, t('signin.checkFields'));
      return;
    }
    setMistakes({});
    setRefusal(undefined);
    setPending(true);
    try {
      onSignedIn(await session.signIn(email, password));
    } catch (error) {
      if (error instanceof HttpError && error.status > 0) show(error.errors, error.message);
      else show({}, t('common.networkError'));
      setPending(false);
    }
  }

  return (
    <form ref={form} className="signin-form" noValidate onSubmit={(event) => void submit(event)}>
      {refusal && (
        <p className="open-alert" role="alert">
          {refusal}
        </p>
      )}
      <Field
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        label={t('signin.email')}
        mistake={mistakes.email}
      />
      <PasswordField label={t('signin.password')} mistake={mistakes.password} />
      <button className="open-button open-button--primary signin-submit" type="submit" disabled={pending}>
        {t(pending ? 'signin.submitting' : 'signin.submit')}
      </button>
    </form>
  );
}
