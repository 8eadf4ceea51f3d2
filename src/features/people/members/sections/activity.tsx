import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { memberActivity, type MemberActivity } from '../../../../../dataProvider/calls/memberActivity.ts';
import type { Translate } from '../../../../../domain/kinds/codec.ts';
import type { Member } from '../../../../../schemas/resources/people/members.ts';
import { permissionText } from '../../../../access/permissionWords.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { byActor } from '../../../../generate/history/actorWords.ts';
import { Section } from '../../../../generate/Section.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { RelativeTime } from '../../../../shell/display/RelativeTime.tsx';
import '../members.css';

type Person = Member & { readonly id: string };

/** Recent sign-ins and changes of permissions. Open invitations have none. */
export default function Activity({ record }: { readonly record: Person }) {
  if (record.status === 'invited' || record.status === 'expired') return null;
  return <ActivityOf member={record} />;
}

function ActivityOf({ member }: { readonly member: Person }) {
  const translate = useTranslate();
  const http = useHttp();
  const query = useQuery({
    queryKey: ['members', 'activity', member.id],
    queryFn: ({ signal }) => memberActivity(http, member.id, signal),
    retry: false,
  });
  return (
    <QueryResult query={query} height={160}>
      {({ sign_ins: signIns, changes }) => (
        <>
          <Fact
            title={translate('members.signIns.title')}
            none={translate(signIns ? 'members.signIns.none' : 'members.signIns.notTold')}
          >
            {(signIns ?? []).map(({ at, device, address, is_open: isOpen }) => (
              <li key={at}>
                {device ?? translate('members.signIns.unknownDevice')}
                {isOpen && ` · ${translate('members.signIns.open')}`}
                <p>
                  <RelativeTime at={at} />
                  {address && ` · ${address}`}
                </p>
              </li>
            ))}
          </Fact>
          <Fact title={translate('members.changes.title')} none={translate('members.changes.none')}>
            {changes.map((change) => (
              <li key={`${change.at} ${change.what} ${change.name} ${change.given}`}>
                {changeSentence(change, translate)}
                <p>
                  <RelativeTime at={change.at} /> {byActor(change.actor, translate)}
                </p>
              </li>
            ))}
          </Fact>
        </>
      )}
    </QueryResult>
  );
}

/** A list with a title, or why it is empty. */
function Fact({
  title,
  none,
  children,
}: {
  readonly title: string;
  readonly none: string;
  readonly children: ReactNode[];
}) {
  return (
    <Section title={title}>
      {children.length > 0 ? (
        <ul className="member-activity">{children}</ul>
      ) : (
        <Typography color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
          {none}
        </Typography>
      )}
    </Section>
  );
}

type Change = MemberActivity['changes'][number];

/** Formats a change of permissions; built-in roles have translated names. */
function changeSentence({ what, given, name = '', built_in: builtIn }: Change, translate: Translate): string {
  const own = what === 'permission' ? permissionText(name, translate) : name;
  const called = builtIn === undefined ? own : translate(`resources.roles.values.built_in.${builtIn}`, { _: name });
  return translate(`members.changes.${what}.${given ? 'given' : 'taken'}`, { name: called });
}
