import { useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import type { Issue } from '../../domain/validation/issue.ts';
import { passwordLength } from '../../domain/validation/password.ts';
import { useToast } from '../generate/useToast.ts';
import { checkedBy } from '../generate/validate/resolver.ts';
import { HintContext } from '../kinds/shared/hint.ts';
import { PasswordBox } from './PasswordBox.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useChangeProfile } from './useProfile.ts';

const nothing = { current_password: '', password: '' };
type Passwords = typeof nothing;
const fields = ['current_password', 'password'] as const;

/** Checks that need no server; it alone knows the current password and common ones. */
function issuesIn(values: Passwords): Issue[] {
  const missing = fields.filter((path) => values[path] === '').map((path) => ({ path, key: 'validation.required' }));
  if (missing.length > 0 || values.password.length >= passwordLength.min) return missing;
  return [{ path: 'password', key: 'validation.minLength', args: { limit: passwordLength.min } }];
}

const resolver = checkedBy<Passwords>(issuesIn);

/** Changes the password, which ends sessions on other devices. */
export function PasswordForm({ email }: { readonly email: string }) {
  const translate = useTranslate();
  const toast = useToast();
  const change = useChangeProfile();
  const form = useForm({ defaultValues: nothing, resolver, mode: 'onSubmit' });
  const save = async (passwords: Passwords) => {
    toast.saved(await change(passwords));
    form.reset();
  };
  return (
    <ProfileForm
      form={form}
      paths={fields}
      title={translate('profile.password.title')}
      action={translate('profile.password.change')}
      save={save}
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <HintContext value={translate('profile.password.currentHint')}>
        <PasswordBox
          source="current_password"
          label={translate('profile.password.current')}
          autoComplete="current-password"
        />
      </HintContext>
      <HintContext value={translate('signin.passwordRules', passwordLength)}>
        <PasswordBox source="password" label={translate('profile.password.new')} autoComplete="new-password" />
      </HintContext>
    </ProfileForm>
  );
}
