import { session } from '../access/console.ts';
import type { Me } from '../access/me.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { mistakesIn } from './mistakes.ts';
import { useSubmission } from './useSubmission.ts';

const read = (form: FormData) => ({
  email: String(form.get('email')).trim(),
  password: String(form.get('password')),
});

/** E-mail and password. */
export function SignInForm({ onSignedIn }: { onSignedIn: (me: Me) => void }) {
  const t = useOpenWords();
  const submission = useSubmission({
    read,
    check: mistakesIn,
    send: async ({ email, password }) => onSignedIn(await session.signIn(email, password)),
  });
  const { mistakes, pending } = submission;
  return (
    <Form submission={submission} submit={t(pending ? 'signin.submitting' : 'signin.submit')}>
      <Field
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        label={t('signin.email')}
        mistake={mistakes.email}
      />
      <PasswordField autoComplete="current-password" label={t('signin.password')} mistake={mistakes.password} />
    </Form>
  );
}
