import { use, useState } from 'react';
import { http } from '../../access/console.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { NewestMail } from '../../shell/mails/NewestMail.tsx';
import { useDocumentTitle } from '../../shell/frame/useDocumentTitle.ts';
import { EmailField } from '../EmailField.tsx';
import { Form } from '../Form.tsx';
import { realmSearch, type Realm } from '../realm.ts';
import { RealmFrame } from '../RealmFrame.tsx';
import { useSubmission } from '../useSubmission.ts';
import { Notice } from './Notice.tsx';

/** Requests a link for a new password. The answer does not reveal whether the account exists. */
export function Forgot({ realm: loading }: { readonly realm: Promise<Realm> }) {
  const t = useOpenWords();
  const realm = use(loading);
  const signIn = `/login${realmSearch(location.search)}`;
  const [sentTo, setSentTo] = useState<string>();
  const title = t('signin.forgot.title');
  useDocumentTitle(title);
  if (sentTo !== undefined) {
    const text = t('signin.forgot.sentText', { email: sentTo });
    return (
      <Notice title={t('signin.forgot.sentTitle')} text={text} to={signIn} onward={t('signin.firstAdmin.toSignIn')}>
        <NewestMail to={sentTo} />
      </Notice>
    );
  }
  return (
    <RealmFrame realm={realm}>
      <h1>{title}</h1>
      <p className="signin-quiet">{t('signin.forgot.subtitle')}</p>
      <ForgotForm onSent={setSentTo} />
      <p className="signin-aside">
        <a href={signIn}>{t('signin.forgot.back')}</a>
      </p>
    </RealmFrame>
  );
}

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const t = useOpenWords();
  const submission = useSubmission(['email'], async ({ email }) => {
    await http.post('/api/v1/auth/forgot', { body: { email } });
    onSent(email);
  });
  const { mistakes, pending } = submission;
  return (
    <Form submission={submission} submit={t(pending ? 'signin.forgot.submitting' : 'signin.forgot.submit')}>
      <EmailField mistake={mistakes.email} />
    </Form>
  );
}
