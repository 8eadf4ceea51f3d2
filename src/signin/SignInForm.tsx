import { session } from '../access/console.ts';
import type { Me } from '../access/me.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { EmailField } from './EmailField.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useSubmission } from './useSubmission.ts';

/** E-mail and password. */
export function SignInForm({ onSignedIn }: { onSignedIn: (me: Me) => void }) {
  const t = useOpenWords();
  const submission = useSubmission(['email', 'password'], async ({ email, password }) => {
    onSignedIn(await session.signIn(email, password));
  });
  const { mistakes, pending } = submission;
  return (
    <Form submission={submission} submit={t(pending ? 'signin.submitting' : 'signin.submit')}>
      <EmailField mistake={mistakes.email} />
      <PasswordField autoComplete="current-password" mistake={mistakes.password} />
    </Form>
  );
}
