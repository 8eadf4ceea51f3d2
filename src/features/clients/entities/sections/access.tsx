import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { clientAccessCalls, type PersonOfClient } from '../../../../../dataProvider/calls/clientAccess.ts';
import type { Entity } from '../../../../../schemas/resources/clients/entities.ts';
import members from '../../../../../schemas/resources/people/members.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { Section } from '../../../../generate/Section.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { RelativeTime } from '../../../../shell/display/RelativeTime.tsx';
import { StatusTag } from '../../../../shell/display/StatusTag.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { Mark } from '../../../../shell/frame/Mark.tsx';
import { InviteDialog } from '../../access/InviteDialog.tsx';
import { useMayWithdraw } from '../../access/useMayWithdraw.ts';
import { WithdrawButton } from '../../access/WithdrawButton.tsx';

type Client = Entity & RaRecord<string>;

/** The people who read a client's documents, for users who may list people: invited here, and withdrawn. */
export default function Access({ record }: OwnSectionProps<Client>) {
  const mayList = useMay(members.name, 'list');
  return mayList ? <AccessTo client={record} /> : null;
}

function AccessTo({ client }: { readonly client: Client }) {
  const translate = useTranslate();
  const calls = clientAccessCalls(useHttp());
  const { canAccess: mayInvite } = useCanAccess({ resource: 'invitations', action: 'invite' });
  const [isInviting, setInviting] = useState(false);
  const query = useQuery({
    queryKey: ['entities', 'access', client.id],
    queryFn: ({ signal }) => calls.peopleOf(client.id, signal),
    retry: false,
  });
  const { responsible_email: email = '', responsible_name: name = '' } = client;
  const isKnown = query.data?.some((person) => person.email.toLowerCase() === email.toLowerCase()) ?? false;
  return (
    <Section
      title={translate('clientAccess.title')}
      actions={
        mayInvite && (
          <Button startIcon={<AddIcon />} onClick={() => setInviting(true)}>
            {translate('clientAccess.invite.button')}
          </Button>
        )
      }
    >
      <Stack sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <QueryResult query={query} height={80}>
          {(people) =>
            people.length === 0 ? (
              <Typography color="textSecondary">{translate('clientAccess.none')}</Typography>
            ) : (
              <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {people.map((person) => (
                  <PersonRow key={person.uuid} person={person} client={{ uuid: client.id, name: client.name }} />
                ))}
              </Stack>
            )
          }
        </QueryResult>
      </Stack>
      {isInviting && (
        <InviteDialog
          client={{ uuid: client.id, name: client.name }}
          proposed={isKnown ? { email: '', name: '' } : { email, name }}
          onClose={() => setInviting(false)}
        />
      )}
    </Section>
  );
}

interface PersonRowProps {
  readonly person: PersonOfClient;
  readonly client: { readonly uuid: string; readonly name: string };
}

function PersonRow({ person: { uuid, name, email, status, since }, client }: PersonRowProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const mayShow = useMay(members.name, 'show');
  const mayWithdraw = useMayWithdraw();
  const to = createPath({ resource: members.name, type: 'show', id: uuid });
  return (
    <Stack component="li" direction="row" sx={{ gap: 1.5, alignItems: 'flex-start', minWidth: 0 }}>
      <Mark name={name} size={32} />
      <div style={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        {mayShow ? (
          <Link component={RouterLink} to={to}>
            {name}
          </Link>
        ) : (
          <Typography>{name}</Typography>
        )}
        {name !== email && (
          <Typography variant="body2" color="textSecondary">
            {email}
          </Typography>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', color: 'text.secondary' }}>
          <StatusTag tone={members.schema.properties.status.tones[status]}>
            {translate(`resources.members.values.status.${status}`)}
          </StatusTag>
          <RelativeTime at={since} />
        </Stack>
      </div>
      {mayWithdraw && (
        <WithdrawButton
          person={{ uuid, name, isInvited: status === 'invited' || status === 'expired' }}
          client={client}
          label={translate('clientAccess.withdraw.named', { name })}
        />
      )}
    </Stack>
  );
}
