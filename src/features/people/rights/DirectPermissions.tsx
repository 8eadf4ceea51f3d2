import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCanAccess, useTranslate } from 'react-admin';
import { useState } from 'react';
import { joined } from '../../../../domain/words/isolated.ts';
import { authorizations } from '../../../../dataProvider/calls/authorizations.ts';
import { userRightsCalls, type InCompany } from '../../../../dataProvider/calls/userRights.ts';
import type { UserType } from '../../../../schemas/access.ts';
import { permissionText } from '../../../access/permissionWords.ts';
import { useMe } from '../../../access/useMe.ts';
import { grantableTo } from '../../../data/permissions.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { Section } from '../../../generate/Section.tsx';
import { useToast } from '../../../generate/useToast.ts';
import { QueryResult } from '../../../shell/feedback/QueryResult.tsx';
import { Given } from './Given.tsx';
import { GiveDialog } from './GiveDialog.tsx';
import { TakeButton } from './TakeButton.tsx';

interface DirectPermissionsProps {
  readonly person: { readonly id: string; readonly name: string; readonly type: UserType };
  /** The companies to choose from; without any, the permissions are those on the platform. */
  readonly companies: readonly { readonly slug: string; readonly name: string }[];
}

/** The single permissions of a person beside their roles: given and taken by administrators who may assign roles. */
export function DirectPermissions({ person, companies }: DirectPermissionsProps) {
  const translate = useTranslate();
  const [chosen, setCompany] = useState(companies[0]?.slug);
  const company = companies.some(({ slug }) => slug === chosen) ? chosen : companies[0]?.slug;
  const { query, giving, taking, mayAssign } = useDirectPermissions(person.id, company);
  const [isGiving, setGiving] = useState(false);
  const named = (permission: string) => permissionText(permission, translate);
  const refusalOf = useRefusal(person.type);
  return (
    <Section
      title={translate('personRights.permissions.title')}
      actions={
        mayAssign && (
          <Button startIcon={<AddIcon />} onClick={() => setGiving(true)}>
            {translate('personRights.permissions.give')}
          </Button>
        )
      }
    >
      <Stack sx={{ gridColumn: '1 / -1', minWidth: 0, gap: 1.5 }}>
        {companies.length > 1 && (
          <TextField
            select
            size="small"
            label={translate('personRights.permissions.company')}
            value={company ?? ''}
            onChange={({ target }) => setCompany(target.value)}
          >
            {companies.map(({ slug, name }) => (
              <MenuItem key={slug} value={slug}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <QueryResult query={query} height={48}>
          {(direct) =>
            direct.length === 0 ? (
              <Typography color="textSecondary">{translate('personRights.permissions.none')}</Typography>
            ) : (
              <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {direct.map(({ name, uuid, given_at: at, given_by: by, may_take: mayTake }) => (
                  <Given key={name} name={named(name)} at={at} by={by}>
                    {mayAssign && uuid && (
                      <TakeButton
                        label={translate('personRights.permissions.take', { permission: named(name) })}
                        title={translate('personRights.permissions.takeTitle')}
                        content={translate('personRights.permissions.takeBody', {
                          person: person.name,
                          permission: named(name),
                        })}
                        pending={taking.isPending}
                        isBeyond={mayTake === false}
                        onTake={() => taking.mutate({ permission: uuid, company })}
                      />
                    )}
                  </Given>
                ))}
              </Stack>
            )
          }
        </QueryResult>
      </Stack>
      {isGiving && (
        <GiveDialog
          of="permissions"
          title={translate('personRights.permissions.give')}
          person={joined([person.name, companies.find(({ slug }) => slug === company)?.name])}
          label={translate('personRights.permissions.permission')}
          confirm={translate('personRights.give')}
          pending={giving.isPending}
          refusalOf={({ name }) => refusalOf(String(name))}
          onGive={({ id }) => giving.mutate({ permission: String(id), company }, { onSuccess: () => setGiving(false) })}
          onClose={() => setGiving(false)}
        />
      )}
    </Section>
  );
}

/** Returns why the user may not give a permission, as far as it is known before: the type has no use of it, or they lack it. */
function useRefusal(type: UserType): (permission: string) => string | undefined {
  const me = useMe();
  const own = new Set(me ? grantableTo(me.type) : []);
  const held = new Set(me?.permissions);
  const useful = new Set(grantableTo(type));
  return (permission) => {
    if (!useful.has(permission)) return 'personRights.unfit';
    return own.has(permission) && !held.has(permission) ? 'personRights.beyond' : undefined;
  };
}

function useDirectPermissions(person: string, company: string | undefined) {
  const http = useHttp();
  const calls = userRightsCalls(http, person);
  const toast = useToast();
  const { canAccess: mayAssign = false } = useCanAccess({ resource: 'roles', action: 'assign' });
  const query = useQuery({
    queryKey: ['users', 'permissions', person, company],
    queryFn: async ({ signal }) => {
      const { permissions } = await authorizations(http, person, { signal, company });
      return permissions.flatMap(({ name, sources }) =>
        sources.filter(({ by }) => by === 'user').map((source) => ({ ...source, name })),
      );
    },
    retry: false,
  });
  const changed = {
    onSuccess: (saved: unknown) => toast.saved(saved),
    onError: (error: unknown) => toast.failed(error),
    onSettled: () => query.refetch(),
  };
  const giving = useMutation({ mutationFn: (given: InCompany) => calls.givePermission(given), ...changed });
  const taking = useMutation({ mutationFn: (taken: InCompany) => calls.takePermission(taken), ...changed });
  return { query, giving, taking, mayAssign };
}
