import { useState } from 'react';
import { http } from '../../access/console.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { useDocumentTitle } from '../../shell/frame/useDocumentTitle.ts';
import { Form } from '../Form.tsx';
import { Frame } from '../Frame.tsx';
import { useSubmission } from '../useSubmission.ts';
import type { LinkPageProps } from './linkPage.ts';
import { Notice } from './Notice.tsx';
import { problemOf } from './oneTimeLink.ts';

/** The page of a link that confirms a new address. Opening it, as mail filters do, changes nothing. */
export function ConfirmEmail({ token, link, onProblem }: LinkPageProps) {
  const t = useOpenWords();
  const [done, setDone] = useState(false);
  const email = link.email ?? '';
  const title = t('signin.newEmail.title');
  useDocumentTitle(title);
  const submission = useSubmission([], async () => {
    try {
      await http.post('/api/v1/auth/email/confirm', { body: { token } });
      setDone(true);
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      onProblem(problem);
    }
  });
  if (done) {
    return (
      <Notice
        title={t('signin.newEmail.doneTitle')}
        text={t('signin.newEmail.doneText', { email })}
        to="/login"
        onward={t('signin.newEmail.onward')}
      />
    );
  }
  return (
    <Frame>
      <h1>{title}</h1>
      <p className="signin-quiet">{t('signin.newEmail.subtitle', { email })}</p>
      <Form
        submission={submission}
        submit={t(submission.pending ? 'signin.newEmail.submitting' : 'signin.newEmail.submit')}
      >
        {null}
      </Form>
    </Frame>
  );
}
