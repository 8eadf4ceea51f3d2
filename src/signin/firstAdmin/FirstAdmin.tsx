import { use, useState } from 'react';
import { passwordLength } from '../../../domain/validation/password.ts';
import { session } from '../../access/console.ts';
import type { Me } from '../../access/me.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { useDocumentTitle } from '../../shell/frame/useDocumentTitle.ts';
import { EmailField } from '../EmailField.tsx';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { Frame } from '../Frame.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useSubmission } from '../useSubmission.ts';
import { isSpent } from './link.ts';

interface FirstAdminProps {
  token: string;
  /** Whether the link may be valid. */
  link: Promise<boolean>;
  onCreated: (me: Me) => void;
}

/** The page of the one-time link of an installation without users. */
export function FirstAdmin({ token, link, onCreated }: FirstAdminProps) {
  const t = useOpenWords();
  const found = use(link);
  const [spent, setSpent] = useState(!found);
  const title = t(spent ? 'signin.firstAdmin.spentTitle' : 'signin.firstAdmin.title');
  useDocumentTitle(title);
  return (
    <Frame>
      <h1>{title}</h1>
      {spent ? (
        <>
          <p className="signin-quiet" role="alert">
            {t('signin.firstAdmin.spentText')}
          </p>
          <a className="open-button open-button--primary signin-onward" href="/login">
            {t('signin.firstAdmin.toSignIn')}
          </a>
        </>
      ) : (
        <>
          <p className="signin-quiet">{t('signin.firstAdmin.subtitle')}</p>
          <FirstAdminForm token={token} onCreated={onCreated} onSpent={() => setSpent(true)} />
        </>
      )}
    </Frame>
  );
}

interface FirstAdminFormProps {
  token: string;
  onCreated: (me: Me) => void;
  onSpent: () => void;
}

/** The form of the first administrator. */
function FirstAdminForm({ token, onCreated, onSpent }: FirstAdminFormProps) {
  const t = useOpenWords();
  const submission = useSubmission(['name', 'email', 'password'], async (entered) => {
    try {
      onCreated(await session.createFirstAdmin({ token, ...entered }));
    } catch (error) {
      if (!isSpent(error)) throw error;
      onSpent();
    }
  });
  const { mistakes, pending } = submission;
  return (
    <Form submission={submission} submit={t(pending ? 'signin.firstAdmin.submitting' : 'signin.firstAdmin.submit')}>
      <Field name="name" autoComplete="name" label={t('signin.name')} mistake={mistakes.name} />
      <EmailField mistake={mistakes.email} />
      <PasswordField
        autoComplete="new-password"
        hint={t('signin.passwordRules', passwordLength)}
        mistake={mistakes.password}
      />
    </Form>
  );
}
