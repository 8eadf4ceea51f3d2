import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { askForEmail } from '../../dataProvider/calls/profile.ts';
import type { Issue } from '../../domain/validation/issue.ts';
import { http } from '../access/console.ts';
import { useToast } from '../generate/useToast.ts';
import { checkedBy } from '../generate/validate/resolver.ts';
import { email as emailKind } from '../kinds/email/index.tsx';
import { HintContext } from '../kinds/shared/hint.ts';
import { inputOf } from './inputOf.ts';
import { PasswordBox } from './PasswordBox.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const nothing = { email: '', current_password: '' };
type NewEmail = typeof nothing;
const fields = ['email', 'current_password'] as const;

/** Checks that need no server. */
function issuesIn({ email, current_password: password }: NewEmail): Issue[] {
  const issues: Issue[] = [];
  if (!email) issues.push({ path: 'email', key: 'validation.required' });
  else if (!/^\S+@\S+\.\S+$/.test(email)) issues.push({ path: 'email', key: 'validation.format.email' });
  if (password === '') issues.push({ path: 'current_password', key: 'validation.required' });
  return issues;
}

const resolver = checkedBy<NewEmail>(issuesIn);

/** Requests a new address for the account, which takes effect after confirmation by mail. */
export function EmailForm() {
  const translate = useTranslate();
  const toast = useToast();
  const form = useForm({ defaultValues: nothing, resolver, mode: 'onSubmit' });
  const save = async (entered: NewEmail) => {
    toast.saved(await askForEmail(http, entered));
    form.reset();
  };
  return (
    <ProfileForm
      form={form}
      paths={fields}
      title={translate('profile.email.title')}
      action={translate('profile.email.change')}
      save={save}
    >
      <HintContext value={translate('profile.email.hint')}>
        <emailKind.Input {...inputOf('email', translate('profile.email.new'))} required />
      </HintContext>
      <PasswordBox
        source="current_password"
        label={translate('profile.password.current')}
        autoComplete="current-password"
      />
    </ProfileForm>
  );
}
