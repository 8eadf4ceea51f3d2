import { use } from 'react';
import { session } from '../access/console.ts';
import type { Me } from '../access/me.ts';
import { useOpenWords } from '../i18n/openWords.ts';
import { initialsOf } from '../shell/initials.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { EmailField } from './EmailField.tsx';
import { Form } from './Form.tsx';
import { Frame } from './Frame.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { Realm } from './realm.ts';
import { useSubmission } from './useSubmission.ts';

interface SignInProps {
  realm: Promise<Realm>;
  onSignedIn: (me: Me) => void;
}

/** The sign-in page, in the name of the tenant whose address this is. */
export function SignIn({ realm: asked, onSignedIn }: SignInProps) {
  const t = useOpenWords();
  const realm = use(asked);
  const title = realm.kind === 'tenant' ? t('signin.titleAt', { name: realm.name }) : t('signin.title');
  useDocumentTitle(title);
  return (
    <Frame>
      {realm.kind === 'tenant' && <TenantMark {...realm} />}
      <h1>{title}</h1>
      <p className="signin-quiet">{t('signin.subtitle')}</p>
      {realm.kind === 'unknown' && (
        <p className="open-alert" role="alert">
          {t('signin.unknownRealm', { tenant: realm.tenant })}
        </p>
      )}
      <SignInForm onSignedIn={onSignedIn} />
    </Frame>
  );
}

function TenantMark({ name, logo }: { name: string; logo: string | undefined }) {
  if (logo) return <img className="signin-mark" src={logo} alt="" />;
  return (
    <span className="signin-mark signin-initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
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
