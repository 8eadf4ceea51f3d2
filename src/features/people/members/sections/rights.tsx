import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { authorizations, type Authorizations } from '../../../../../dataProvider/calls/authorizations.ts';
import { summarizeRights } from '../../../../../domain/access/rights.ts';
import type { Member } from '../../../../../schemas/resources/people/members.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { grantableTo } from '../../../../data/permissions.ts';
import { Section } from '../../../../generate/Section.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { RightsList } from '../rights/RightsList.tsx';
import '../members.css';

type Person = Member & { readonly id: string };

/** A user's rights in the company, as text. An open invitation has none, and a client's user those of their clients. */
export default function Rights({ record }: { readonly record: Person }) {
  if (record.status === 'invited' || record.status === 'expired' || record.type === 'CUSTOMER') return null;
  return <RightsOf member={record} />;
}

function RightsOf({ member }: { readonly member: Person }) {
  const translate = useTranslate();
  const language = useLanguage();
  const http = useHttp();
  const query = useQuery({
    // Reloads after a change of the role.
    queryKey: ['members', 'rights', member.id, member.role],
    queryFn: ({ signal }) => authorizations(http, member.id, { signal }),
    retry: false,
  });
  return (
    <QueryResult query={query} height={160}>
      {(answer) => {
        const sources = sourcesOf(answer, translate);
        const held = new Set(answer.permissions.map(({ name }) => name));
        return (
          <Section title={translate('members.rights.title')}>
            <div className="member-wide">
              {sources.length > 0 && (
                <Typography color="textSecondary" sx={{ mb: 1.5 }}>
                  {translate('members.rights.through', { sources: new Intl.ListFormat(language).format(sources) })}
                </Typography>
              )}
              <RightsList summary={summarizeRights(grantableTo('COMPANY'), held)} />
            </div>
          </Section>
        );
      }}
    </QueryResult>
  );
}

type Source = Authorizations['permissions'][number]['sources'][number];
type Translate = (key: string, args?: Readonly<Record<string, string>>) => string;

/** Returns the roles, groups and direct permissions of a user as text, each once. */
function sourcesOf({ permissions }: Pick<Authorizations, 'permissions'>, translate: Translate): string[] {
  const words = permissions.flatMap(({ sources }) => sources.map((source) => sourceText(source, translate)));
  return [...new Set(words)].filter((word) => word !== '');
}

function sourceText({ by, name = '', built_in: builtIn }: Source, translate: Translate): string {
  // Rights of the user type apply to everyone.
  if (by === 'type') return '';
  return translate(`members.rights.by.${by}`, {
    name: builtIn === undefined ? name : translate(`resources.roles.values.built_in.${builtIn}`, { _: name }),
  });
}
