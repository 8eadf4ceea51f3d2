import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { UserProfile } from '../../dataProvider/calls/profile.ts';
import { etagKey } from '../../dataProvider/record.ts';
import { StaleDialog } from '../generate/form/dialogs/StaleDialog.tsx';
import { useToast } from '../generate/useToast.ts';
import { checkedBy } from '../generate/validate/resolver.ts';
import { phone } from '../kinds/phone/index.tsx';
import { text } from '../kinds/text/index.tsx';
import { inputOf } from './inputOf.ts';
import { type Personal, personalIssues, personalOf } from './personal.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { useChangeProfile } from './useProfile.ts';

const resolver = checkedBy<Personal>(personalIssues);
const paths = ['name', 'phone'] as const;

interface PersonalFormProps {
  readonly profile: UserProfile;
  readonly onReload: () => Promise<unknown>;
}

/** Name and phone number. Changes from elsewhere appear unless the user has typed. */
export function PersonalForm({ profile, onReload }: PersonalFormProps) {
  const translate = useTranslate();
  const toast = useToast();
  const change = useChangeProfile();
  const form = useForm<Personal>({ defaultValues: personalOf(profile), resolver, mode: 'onTouched' });
  const [isRefusedAsStale, setRefusedAsStale] = useState(false);
  const { name: named, phone: called } = personalOf(profile);
  const { getFieldState, resetField } = form;

  useEffect(() => {
    if (!getFieldState('name').isDirty) resetField('name', { defaultValue: named });
    if (!getFieldState('phone').isDirty) resetField('phone', { defaultValue: called });
  }, [named, called, getFieldState, resetField]);

  const save = async ({ name, phone: number }: Personal) => {
    const changed = await change({ name: name ?? '', phone: number }, profile[etagKey]);
    form.reset(personalOf(changed));
    toast.saved(changed);
  };

  return (
    <>
      <ProfileForm
        form={form}
        paths={paths}
        title={translate('profile.personal.title')}
        action={translate('ra.action.save')}
        save={save}
        onStale={() => setRefusedAsStale(true)}
        isGuarded
      >
        <text.Input {...inputOf('name', translate('profile.personal.name'))} required />
        <TextField
          label={translate('signin.email')}
          value={profile.email}
          helperText={translate('profile.personal.emailHint')}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <phone.Input {...inputOf('phone', translate('profile.personal.phone'))} />
      </ProfileForm>
      <StaleDialog
        open={isRefusedAsStale}
        onLoad={async () => void (await onReload())}
        onClose={() => setRefusedAsStale(false)}
      />
    </>
  );
}
