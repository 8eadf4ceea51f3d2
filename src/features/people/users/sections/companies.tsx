import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useCanAccess, useRefresh, useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { joined } from '../../../../../domain/words/isolated.ts';
import { userRightsCalls } from '../../../../../dataProvider/calls/userRights.ts';
import type { User } from '../../../../../schemas/resources/people/users.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { Section } from '../../../../generate/Section.tsx';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { useToast } from '../../../../generate/useToast.ts';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { Given } from '../../rights/Given.tsx';
import { GiveDialog } from '../../rights/GiveDialog.tsx';
import { TakeButton } from '../../rights/TakeButton.tsx';

type Person = User & RaRecord<string>;

/** The companies of a person with their roles there: given and taken by administrators who may refer people. */
export default function Companies({ record }: OwnSectionProps<Person>) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { query, giving, taking, mayRefer } = useCompanies(record.id);
  const [isGiving, setGiving] = useState(false);
  const { name: person, type, tenants = [] } = record;
  // The others come with an invitation, or belong to the platform.
  const reason = type === 'CUSTOMER' || type === 'ADMIN' ? translate(`personRights.companies.not.${type}`) : '';
  return (
    <Section
      title={translate('personRights.companies.title')}
      actions={
        mayRefer &&
        reason === '' && (
          <Button startIcon={<AddIcon />} onClick={() => setGiving(true)}>
            {translate('personRights.companies.give')}
          </Button>
        )
      }
    >
      <Stack sx={{ gridColumn: '1 / -1', minWidth: 0, gap: 1.5 }}>
        {reason !== '' && <Typography color="textSecondary">{reason}</Typography>}
        <QueryResult query={query} height={48}>
          {(references) =>
            references.length === 0 ? (
              <Typography color="textSecondary">{translate('personRights.companies.none')}</Typography>
            ) : (
              <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {references.map(({ value: slug, since, given_by: by, may_take: mayTake }) => {
                  const company = tenants.find((tenant) => tenant.slug === slug);
                  const name = company?.name ?? slug;
                  const to = company?.uuid && createPath({ resource: 'tenants', type: 'show', id: company.uuid });
                  return (
                    <Given
                      key={slug}
                      name={to ? <LinkTo to={to} name={name} /> : name}
                      detail={rolesIn(record, name, translate)}
                      at={since}
                      by={by}
                    >
                      {mayRefer && (
                        <TakeButton
                          label={translate('personRights.companies.take', { company: name })}
                          title={translate('personRights.companies.takeTitle')}
                          content={translate('personRights.companies.takeBody', { person, company: name })}
                          pending={taking.isPending}
                          isBeyond={!mayTake}
                          onTake={() => taking.mutate(slug)}
                        />
                      )}
                    </Given>
                  );
                })}
              </Stack>
            )
          }
        </QueryResult>
      </Stack>
      {isGiving && (
        <GiveDialog
          of="tenants"
          title={translate('personRights.companies.give')}
          person={person}
          label={translate('personRights.companies.company')}
          confirm={translate('personRights.give')}
          pending={giving.isPending}
          refusalOf={({ slug }) =>
            tenants.some((one) => one.slug === slug) ? 'personRights.companies.has' : undefined
          }
          onGive={({ slug }) => giving.mutate(String(slug), { onSuccess: () => setGiving(false) })}
          onClose={() => setGiving(false)}
        />
      )}
    </Section>
  );
}

const LinkTo = ({ to, name }: { readonly to: string; readonly name: string }) => (
  <Link component={RouterLink} to={to}>
    {name}
  </Link>
);

type Translate = (key: string, args?: Readonly<Record<string, string>>) => string;

/** The roles of a person in a company by name. */
const rolesIn = ({ memberships = [] }: Person, company: string, translate: Translate): string =>
  joined(
    memberships
      .filter((one) => one.company === company)
      .map(({ built_in: builtIn, role = '' }) =>
        builtIn === undefined ? role : translate(`resources.roles.values.built_in.${builtIn}`, { _: role }),
      ),
    ', ',
  );

function useCompanies(person: string) {
  const calls = userRightsCalls(useHttp(), person);
  const toast = useToast();
  const refresh = useRefresh();
  const { canAccess: mayRefer = false } = useCanAccess({ resource: 'users', action: 'refer' });
  const query = useQuery({
    queryKey: ['users', 'references', person],
    queryFn: async ({ signal }) => (await calls.references(signal)).filter(({ kind }) => kind === 'tenant'),
    retry: false,
  });
  const changed = {
    onSuccess: (saved: unknown) => toast.saved(saved),
    onError: (error: unknown) => toast.failed(error),
    // The record has the companies and roles too.
    onSettled: () => refresh(),
  };
  const giving = useMutation({ mutationFn: (slug: string) => calls.giveCompany(slug), ...changed });
  const taking = useMutation({ mutationFn: (slug: string) => calls.takeCompany(slug), ...changed });
  return { query, giving, taking, mayRefer };
}
