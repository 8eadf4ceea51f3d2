import { useState } from 'react';
import { passwordLength } from '../../../domain/validation/password.ts';
import { http } from '../../access/console.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { useDocumentTitle } from '../../shell/frame/useDocumentTitle.ts';
import { Form } from '../Form.tsx';
import { Frame } from '../Frame.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useSubmission } from '../useSubmission.ts';
import { AccountName } from './AccountName.tsx';
import type { LinkPageProps } from './linkPage.ts';
import { Notice } from './Notice.tsx';
import { problemOf } from './oneTimeLink.ts';

/** The page of a password link: sets a new one, which ends all sessions. */
export function Reset({ token, link, onProblem }: LinkPageProps) {
  const t = useOpenWords();
  const [done, setDone] = useState(false);
  const title = t('signin.reset.title');
  useDocumentTitle(title);
  const submission = useSubmission(['password'], async ({ password }) => {
    try {
      await http.post('/api/v1/auth/reset', { body: { token, password } });
      setDone(true);
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      onProblem(problem);
    }
  });
  const { mistakes, pending } = submission;
  if (done) {
    return (
      <Notice
        title={t('signin.reset.doneTitle')}
        text={t('signin.reset.doneText')}
        to="/login"
        onward={t('signin.firstAdmin.toSignIn')}
      />
    );
  }
  return (
    <Frame>
      <h1>{title}</h1>
      <p className="signin-quiet">{t('signin.reset.subtitle', { email: link.email ?? '' })}</p>
      <Form submission={submission} submit={t(pending ? 'signin.reset.submitting' : 'signin.reset.submit')}>
        <AccountName email={link.email} />
        <PasswordField
          autoComplete="new-password"
          hint={t('signin.passwordRules', passwordLength)}
          mistake={mistakes.password}
        />
      </Form>
    </Frame>
  );
}
