import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Loaded } from '../shell/feedback/Loaded.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { ConsoleChoices } from './ConsoleChoices.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import { useProfile } from './useProfile.ts';

/** What somebody says of themselves, how they want the console, and their password. */
export function ProfilePage() {
  const translate = useTranslate();
  const query = useProfile();
  return (
    <>
      <PageHeader title={translate('profile.title')} />
      <Stack spacing={2} sx={{ maxWidth: 900 }}>
        <Loaded query={query} height={240}>
          {(profile) => (
            <>
              <PersonalForm profile={profile} onReload={query.refetch} />
              <ConsoleChoices />
              <PasswordForm email={profile.email} />
            </>
          )}
        </Loaded>
      </Stack>
    </>
  );
}
