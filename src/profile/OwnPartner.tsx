import { useQuery } from '@tanstack/react-query';
import { partnerCalls } from '../../dataProvider/calls/partners.ts';
import type { UserProfile } from '../../dataProvider/calls/profile.ts';
import { http } from '../access/console.ts';
import { Loaded } from '../shell/feedback/Loaded.tsx';
import { PartnerForm } from './PartnerForm.tsx';

/** The form of an accountant, loaded on start and after a change of address. */
export function OwnPartner({ profile: { uuid, email } }: { readonly profile: UserProfile }) {
  const query = useQuery({
    queryKey: ['partners', 'own', uuid, email],
    queryFn: ({ signal }) => partnerCalls(http).read(String(uuid), signal),
  });
  return (
    <Loaded query={query} height={240}>
      {(partner) => <PartnerForm partner={partner} onSaved={() => query.refetch()} />}
    </Loaded>
  );
}
