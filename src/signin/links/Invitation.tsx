import { passwordLength } from '../../../domain/validation/password.ts';
import { session } from '../../access/console.ts';
import type { Me } from '../../access/me.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { useDocumentTitle } from '../../shell/frame/useDocumentTitle.ts';
import type { Entered } from '../fields.ts';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { Frame } from '../Frame.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useSubmission } from '../useSubmission.ts';
import { AccountName } from './AccountName.tsx';
import { ConsentField } from './ConsentField.tsx';
import type { LinkPageProps } from './linkPage.ts';
import { Notice } from './Notice.tsx';
import { problemOf } from './oneTimeLink.ts';

interface InvitationProps extends LinkPageProps {
  readonly onAccepted: (me: Me) => void;
}

/** The page of an invitation: creates an account, or uses the existing one. */
export function Invitation(props: InvitationProps) {
  const t = useOpenWords();
  const { email = '', company, inviter = '', has_account: hasAccount, is_fit: isFit } = props.link;
  const title = company ? t('signin.invitation.titleAt', { company }) : t('signin.invitation.title');
  useDocumentTitle(title);
  if (isFit === false) {
    return (
      <Notice
        title={t('signin.invitation.unfitTitle')}
        text={t('signin.invitation.unfitText', { email })}
        isProblem
        to="/login"
        onward={t('signin.firstAdmin.toSignIn')}
      />
    );
  }
  return (
    <Frame>
      <h1>{title}</h1>
      <p className="signin-quiet">
        {t('signin.invitation.by', { inviter })}{' '}
        {t(hasAccount ? 'signin.invitation.withAccount' : 'signin.invitation.without', { email })}
      </p>
      {hasAccount ? <KnownForm {...props} /> : <NewForm {...props} />}
    </Frame>
  );
}

/** Submits the input, with the shown version of the terms. */
function useAcceptance<Name extends 'name' | 'password' | 'terms'>(
  { token, link, onProblem, onAccepted }: InvitationProps,
  fields: readonly Name[],
) {
  return useSubmission(fields, async (entered: Partial<Entered>) => {
    const { name, password = '' } = entered;
    const terms = link.terms?.[0]?.version ?? '';
    try {
      onAccepted(await session.acceptInvitation({ token, password, terms, ...(name !== undefined && { name }) }));
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      onProblem(problem);
    }
  });
}

/** A new user: name and password. */
function NewForm(props: InvitationProps) {
  const t = useOpenWords();
  const submission = useAcceptance(props, ['name', 'password', 'terms']);
  const { mistakes, pending } = submission;
  const { email, name, terms = [] } = props.link;
  return (
    <Form submission={submission} submit={t(pending ? 'signin.invitation.submitting' : 'signin.invitation.create')}>
      <Field name="name" autoComplete="name" label={t('signin.name')} defaultValue={name} mistake={mistakes.name} />
      <AccountName email={email} />
      <PasswordField
        autoComplete="new-password"
        hint={t('signin.passwordRules', passwordLength)}
        mistake={mistakes.password}
      />
      <ConsentField texts={terms} mistake={mistakes.terms} />
    </Form>
  );
}

/** An existing user: password. */
function KnownForm(props: InvitationProps) {
  const t = useOpenWords();
  const submission = useAcceptance(props, ['password', 'terms']);
  const { mistakes, pending } = submission;
  const { email, terms = [] } = props.link;
  return (
    <>
      <Form submission={submission} submit={t(pending ? 'signin.invitation.submitting' : 'signin.invitation.accept')}>
        <AccountName email={email} />
        <PasswordField autoComplete="current-password" mistake={mistakes.password} />
        <ConsentField texts={terms} mistake={mistakes.terms} />
      </Form>
      <p className="signin-aside">
        <a href="/login/forgot">{t('signin.forgotten')}</a>
      </p>
    </>
  );
}
