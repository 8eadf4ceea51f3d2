import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useMe } from '../access/useMe.ts';
import { QueryResult } from '../shell/feedback/QueryResult.tsx';
import { PageHeader } from '../shell/frame/PageHeader.tsx';
import { ConsoleChoices } from './ConsoleChoices.tsx';
import { EmailForm } from './EmailForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PersonalForm } from './PersonalForm.tsx';
import { Sessions } from './Sessions.tsx';
import { useProfile } from './useProfile.ts';
import { useQuery } from '@tanstack/react-query';
import { partnerCalls } from '../../dataProvider/calls/partners.ts';
import type { UserProfile } from '../../dataProvider/calls/profile.ts';
import { http } from '../access/console.ts';
import { PartnerForm } from './PartnerForm.tsx';

/** The profile page: personal data, preferences, address, password and sessions. */
export function ProfilePage() {
  const translate = useTranslate();
  const query = useProfile();
  const isAccountant = useMe()?.area === 'accountants';
  return (
    <>
      <PageHeader title={translate('profile.title')} />
      <Stack spacing={2} sx={{ maxWidth: 900 }}>
        <QueryResult query={query} height={240}>
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
        </QueryResult>
      </Stack>
    </>
  );
}

/** The form of an accountant, loaded on start and after a change of address. */
function OwnPartner({ profile: { uuid, email } }: { readonly profile: UserProfile }) {
  const query = useQuery({
    queryKey: ['partners', 'own', uuid, email],
    queryFn: ({ signal }) => partnerCalls(http).read(String(uuid), signal),
  });
  return (
    <QueryResult query={query} height={240}>
      {(partner) => <PartnerForm partner={partner} onSaved={() => query.refetch()} />}
    </QueryResult>
  );
}
