import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { clientAccessCalls } from '../../../../../dataProvider/calls/clientAccess.ts';
import entities from '../../../../../schemas/resources/clients/entities.ts';
import members, { type Member } from '../../../../../schemas/resources/people/members.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { Section } from '../../../../generate/Section.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { Mark } from '../../../../shell/frame/Mark.tsx';
import { useMayWithdraw } from '../../../clients/access/useMayWithdraw.ts';
import { WithdrawButton } from '../../../clients/access/WithdrawButton.tsx';

type Person = Member & { readonly id: string };

/** The clients whose documents a client's user reads; nothing for other people. */
export default function Clients({ record }: { readonly record: Person }) {
  return record.type === 'CUSTOMER' ? <ClientsOf person={record} /> : null;
}

function ClientsOf({ person: { id, name, status } }: { readonly person: Person }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const calls = clientAccessCalls(useHttp());
  const mayShow = useMay(entities.name, 'show');
  const mayWithdraw = useMayWithdraw();
  const query = useQuery({
    queryKey: ['members', 'clients', id],
    queryFn: ({ signal }) => calls.clientsOf(id, signal),
    retry: false,
  });
  const isInvited = status === 'invited' || status === 'expired';
  return (
    <Section title={translate('clientAccess.person.title')}>
      <Stack sx={{ gridColumn: '1 / -1', minWidth: 0, gap: 1.5 }}>
        <Typography color="textSecondary">
          {translate(`clientAccess.person.${isInvited ? 'invited' : 'reads'}`)}
        </Typography>
        <QueryResult query={query} height={48}>
          {(clients) => (
            <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {clients.map((client) => (
                <Stack
                  key={client.uuid}
                  component="li"
                  direction="row"
                  sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}
                >
                  <Mark name={client.name} size={32} />
                  <div style={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
                    {mayShow ? (
                      <Link
                        component={RouterLink}
                        to={createPath({ resource: entities.name, type: 'show', id: client.uuid })}
                      >
                        {client.name}
                      </Link>
                    ) : (
                      client.name
                    )}
                  </div>
                  {mayWithdraw && (
                    <WithdrawButton
                      person={{ uuid: id, name, isInvited }}
                      client={client}
                      label={translate('clientAccess.withdraw.from', { client: client.name })}
                      onWithdrawn={() => {
                        // With the last client the person has left the company, and their page is gone.
                        if (clients.length === 1) void navigate(createPath({ resource: members.name, type: 'list' }));
                      }}
                    />
                  )}
                </Stack>
              ))}
            </Stack>
          )}
        </QueryResult>
      </Stack>
    </Section>
  );
}
