import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { OwnSession } from '../../dataProvider/calls/sessions.ts';
import { Section } from '../generate/Section.tsx';
import { useToast } from '../generate/useToast.ts';
import { QueryResult } from '../shell/feedback/QueryResult.tsx';
import { SessionRow } from './SessionRow.tsx';
import { useSessions } from './useSessions.ts';

/** The user's sessions, with sign-out elsewhere. */
export function Sessions() {
  const translate = useTranslate();
  const toast = useToast();
  const { query, end, endOthers } = useSessions();
  const [pending, setPending] = useState<string>();
  const others = query.data?.filter(({ is_current: isCurrent }) => !isCurrent) ?? [];

  const run = async (name: string, work: () => Promise<unknown>) => {
    setPending(name);
    try {
      toast.saved(await work());
    } catch (error) {
      toast.failed(error);
    } finally {
      setPending(undefined);
    }
  };

  return (
    <Section
      title={translate('profile.sessions.title')}
      actions={
        others.length > 0 && (
          <Button loading={pending === 'others'} onClick={() => void run('others', endOthers)}>
            {translate('profile.sessions.endOthers')}
          </Button>
        )
      }
    >
      <QueryResult query={query} height={96}>
        {(sessions: OwnSession[]) => (
          <Box component="ul" sx={{ gridColumn: '1 / -1', m: 0, p: 0, listStyle: 'none' }}>
            {sessions.map((session) => (
              <SessionRow
                key={session.uuid}
                session={session}
                isPending={pending === session.uuid}
                onEnd={() => void run(session.uuid, () => end(session.uuid))}
              />
            ))}
          </Box>
        )}
      </QueryResult>
    </Section>
  );
}
