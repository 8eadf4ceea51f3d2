import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { Navigate } from 'react-router';
import { undoneUntil } from '../../../../../domain/clients/merging.ts';
import { localTime } from '../../../../../domain/dates/zone.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import entities, { type Entity } from '../../../../../schemas/resources/clients/entities.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useCreatePath } from '../../../../data/createPath.ts';
import { useActions } from '../../../../generate/actions/useActions.ts';
import type { OwnSectionProps } from '../../../../generate/show/OwnSection.tsx';
import { useLanguage } from '../../../../i18n/language.ts';
import { zone } from '../../../../i18n/zone.ts';

type Client = Entity & RaRecord<string>;

/** More clients are rarely merged into one within a month. */
const most = 10;

/** Leads from a merged client to the one that stays, and says there what was merged and until when that can be undone. */
export default function Merges({ record }: OwnSectionProps<Client>) {
  const createPath = useCreatePath();
  const { merged_into: into, last_merged: last } = record;
  if (into) return <Navigate replace to={createPath({ resource: entities.name, type: 'show', id: into.uuid })} />;
  return last ? <MergedInto client={record} /> : null;
}

function MergedInto({ client }: { readonly client: Client }) {
  const mayEdit = useMay(entities.name, 'edit');
  const { data = [] } = useGetList<Client>(
    entities.name,
    {
      filter: { merged_into: client.id, archived: true },
      pagination: { page: 1, perPage: most },
      sort: { field: 'name', order: 'ASC' },
      meta: { fields: ['name', 'archived', 'merged_into', 'merged_at'] },
    },
    { retry: false },
  );
  return data.map((merged) => <Merged key={merged.id} merged={merged} mayUndo={mayEdit} />);
}

function Merged({ merged, mayUndo }: { readonly merged: Client; readonly mayUndo: boolean }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { openDialog } = useActions();
  const until = merged.merged_at && undoneUntil(new Date(merged.merged_at));
  if (!until || until.getTime() < Date.now()) return null;
  const date = formatDate(localTime(until, zone()), language);
  return (
    <Alert
      severity="info"
      action={
        mayUndo && (
          <Button color="inherit" size="small" onClick={() => openDialog(merged, 'unmerge')}>
            {translate('resources.entities.merging.undo')}
          </Button>
        )
      }
      sx={{ mb: 2, overflowWrap: 'anywhere' }}
    >
      {translate('resources.entities.merging.led', { name: merged.name })}{' '}
      {mayUndo && translate('resources.entities.merging.until', { date })}
    </Alert>
  );
}
