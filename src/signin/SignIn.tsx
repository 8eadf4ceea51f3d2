import { use } from 'react';
import { session } from '../access/console.ts';
import type { Me } from '../access/me.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { useDocumentTitle } from '../shell/frame/useDocumentTitle.ts';
import { EmailField } from './EmailField.tsx';
import { Form } from './Form.tsx';
import { PasswordField } from './PasswordField.tsx';
import { realmSearch, type Realm } from './realm.ts';
import { RealmFrame } from './RealmFrame.tsx';
import { useSubmission } from './useSubmission.ts';

interface SignInProps {
  realm: Promise<Realm>;
  onSignedIn: (me: Me) => void;
}

/** The sign-in page with the tenant's design. */
export function SignIn({ realm: loading, onSignedIn }: SignInProps) {
  const t = useOpenWords();
  const realm = use(loading);
  const title = realm.kind === 'tenant' ? t('signin.titleAt', { name: realm.name }) : t('signin.title');
  useDocumentTitle(title);
  return (
    <RealmFrame realm={realm}>
      <h1>{title}</h1>
      <p className="signin-quiet">{t('signin.subtitle')}</p>
      {realm.kind === 'unknown' && (
        <p className="open-alert" role="alert">
          {t('signin.unknownRealm', { tenant: realm.tenant })}
        </p>
      )}
      <SignInForm onSignedIn={onSignedIn} />
      <p className="signin-aside">
        <a href={`/login/forgot${realmSearch(location.search)}`}>{t('signin.forgotten')}</a>
      </p>
    </RealmFrame>
  );
}

/** E-mail and password. */
function SignInForm({ onSignedIn }: { onSignedIn: (me: Me) => void }) {
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
