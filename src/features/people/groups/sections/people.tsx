import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/PersonRemoveOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import type { Group } from '../../../../../schemas/resources/people/groups.ts';
import { useMay } from '../../../../access/useMay.ts';
import { Section } from '../../../../generate/Section.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { Mark } from '../../../../shell/frame/Mark.tsx';
import { AddToGroup } from '../people/AddToGroup.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { groupCalls } from '../../../../../dataProvider/calls/groups.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useToast } from '../../../../generate/useToast.ts';

/** The users in a group; users who may edit it add and remove members. */
export default function People({ record }: { readonly record: Group & RaRecord<string> }) {
  const translate = useTranslate();
  const mayEdit = useMay('groups', 'edit');
  const { query, adding, removing } = useGroupPeople(record.id);
  const [isAdding, setAdding] = useState(false);
  const close = () => setAdding(false);
  return (
    <Section
      title={translate('groups.people.title')}
      actions={
        mayEdit && (
          <Button startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            {translate('groups.people.add')}
          </Button>
        )
      }
    >
      <Stack component="div" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <QueryResult query={query} height={80}>
          {(people) =>
            people.length === 0 ? (
              <Typography color="textSecondary">{translate('groups.people.none')}</Typography>
            ) : (
              <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {people.map(({ uuid, name, email }) => (
                  <Stack key={uuid} component="li" direction="row" sx={{ gap: 1.5, alignItems: 'center', minWidth: 0 }}>
                    <Mark name={name} size={32} />
                    <div style={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
                      <Typography>{name}</Typography>
                      <Typography variant="body2" color="textSecondary">
                        {email}
                      </Typography>
                    </div>
                    {mayEdit && (
                      <IconButton
                        size="small"
                        aria-label={translate('groups.people.remove', { name })}
                        disabled={removing.isPending}
                        onClick={() => removing.mutate(uuid)}
                      >
                        <RemoveIcon fontSize="small" />
                      </IconButton>
                    )}
                  </Stack>
                ))}
              </Stack>
            )
          }
        </QueryResult>
      </Stack>
      {isAdding && (
        <AddToGroup
          group={record}
          isPending={adding.isPending}
          onAdd={(user) => adding.mutate(user, { onSuccess: close })}
          onClose={close}
        />
      )}
    </Section>
  );
}

/** Manages the users in a group. */
function useGroupPeople(group: string) {
  const calls = groupCalls(useHttp(), group);
  const toast = useToast();
  const query = useQuery({
    queryKey: ['groups', 'people', group],
    queryFn: ({ signal }) => calls.list(signal),
    retry: false,
  });
  const changed = {
    onSuccess: (saved: unknown) => toast.saved(saved),
    onError: (error: unknown) => toast.failed(error),
    onSettled: () => query.refetch(),
  };
  const adding = useMutation({ mutationFn: calls.add, ...changed });
  const removing = useMutation({ mutationFn: calls.remove, ...changed });
  return { query, adding, removing };
}
