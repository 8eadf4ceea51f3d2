import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { UserProfile } from '../../dataProvider/calls/profile.ts';
import { HttpError, isStale } from '../../dataProvider/httpError.ts';
import { etagKey } from '../../dataProvider/record.ts';
import { LeaveGuard } from '../drafts/LeaveGuard.tsx';
import { FormLock } from '../forms/FormLock.tsx';
import { StaleDialog } from '../generate/form/StaleDialog.tsx';
import { Section } from '../generate/Section.tsx';
import { useToast } from '../generate/useToast.ts';
import { checkedBy } from '../generate/validate/resolver.ts';
import { phone } from '../kinds/phone/index.tsx';
import { text } from '../kinds/text/index.tsx';
import { inputOf } from './inputOf.ts';
import { type Personal, personalIssues, personalOf } from './personal.ts';
import { SectionButton } from './SectionButton.tsx';
import { useChangeProfile } from './useProfile.ts';

const resolver = checkedBy<Personal>(personalIssues);

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
  const isLost = useRef(false);
  const { name: named, phone: called } = personalOf(profile);
  const { getFieldState, resetField, setError, reset } = form;

  useEffect(() => {
    if (!getFieldState('name').isDirty) resetField('name', { defaultValue: named });
    if (!getFieldState('phone').isDirty) resetField('phone', { defaultValue: called });
  }, [named, called, getFieldState, resetField]);

  const save = form.handleSubmit(async ({ name, phone: number }) => {
    try {
      const changed = await change({ name: name ?? '', phone: number }, profile[etagKey]);
      reset(personalOf(changed));
      toast.saved(changed);
    } catch (error) {
      if (isStale(error)) return setRefusedAsStale(true);
      toast.failed(error);
      if (!(error instanceof HttpError)) return undefined;
      for (const path of ['name', 'phone'] as const)
        if (error.errors[path]) setError(path, { message: error.errors[path] });
    }
    return undefined;
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <LeaveGuard hasMore={false} isDone={isLost} onLeave={() => (isLost.current = true)} />
        <FormLock>
          <Section title={translate('profile.personal.title')} isForm>
            <text.Input {...inputOf('name', translate('profile.personal.name'))} required />
            <TextField
              label={translate('signin.email')}
              value={profile.email}
              helperText={translate('profile.personal.emailHint')}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
            <phone.Input {...inputOf('phone', translate('profile.personal.phone'))} />
            <SectionButton>{translate('ra.action.save')}</SectionButton>
          </Section>
        </FormLock>
        <StaleDialog
          open={isRefusedAsStale}
          onLoad={async () => void (await onReload())}
          onClose={() => setRefusedAsStale(false)}
        />
      </form>
    </FormProvider>
  );
}
