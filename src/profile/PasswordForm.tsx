import { useTranslate } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import { HttpError } from '../../dataProvider/httpError.ts';
import type { Issue } from '../../domain/validation/issue.ts';
import { passwordLength } from '../../domain/validation/password.ts';
import { FormLock } from '../forms/FormLock.tsx';
import { Section } from '../generate/Section.tsx';
import { useToast } from '../generate/useToast.ts';
import { checkedBy } from '../generate/validate/resolver.ts';
import { HintContext } from '../kinds/shared/hint.ts';
import { PasswordBox } from './PasswordBox.tsx';
import { SectionButton } from './SectionButton.tsx';
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
  const save = form.handleSubmit(async (passwords) => {
    try {
      toast.saved(await change(passwords));
      form.reset();
    } catch (error) {
      toast.failed(error);
      if (!(error instanceof HttpError)) return;
      for (const path of fields) if (error.errors[path]) form.setError(path, { message: error.errors[path] });
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <FormLock>
          <Section title={translate('profile.password.title')} isForm>
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
            <SectionButton>{translate('profile.password.change')}</SectionButton>
          </Section>
        </FormLock>
      </form>
    </FormProvider>
  );
}
