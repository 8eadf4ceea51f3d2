import { passwordLength } from '../../../domain/validation/password.ts';
import { session } from '../../access/console.ts';
import type { Me } from '../../access/me.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { EmailField } from '../EmailField.tsx';
import { Field } from '../Field.tsx';
import { Form } from '../Form.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { useSubmission } from '../useSubmission.ts';
import { isSpent } from './link.ts';

interface FirstAdminFormProps {
  token: string;
  onCreated: (me: Me) => void;
  onSpent: () => void;
}

/** Who the first administrator is. */
export function FirstAdminForm({ token, onCreated, onSpent }: FirstAdminFormProps) {
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
