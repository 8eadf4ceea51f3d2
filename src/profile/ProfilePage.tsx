import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { useMe } from '../access/useMe.ts';
import { Loaded } from '../shell/feedback/Loaded.tsx';
import { PageHeader } from '../shell/frame/PageHeader.tsx';
import { ConsoleChoices } from './ConsoleChoices.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { OwnPartner } from './OwnPartner.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import { Sessions } from './Sessions.tsx';
import { useProfile } from './useProfile.ts';

/** The profile page: personal data, preferences, address, password and sessions. */
export function ProfilePage() {
  const translate = useTranslate();
  const query = useProfile();
  const isAccountant = useMe()?.area === 'accountants';
  return (
    <>
      <PageHeader title={translate('profile.title')} />
      <Stack spacing={2} sx={{ maxWidth: 900 }}>
        <Loaded query={query} height={240}>
          {(profile) => (
            <>
              {isAccountant ? (
                <OwnPartner profile={profile} />
              ) : (
                <PersonalForm profile={profile} onReload={query.refetch} />
              )}
              <ConsoleChoices />
              <EmailForm />
              <PasswordForm email={profile.email} />
              <Sessions />
            </>
          )}
        </Loaded>
      </Stack>
    </>
  );
}
