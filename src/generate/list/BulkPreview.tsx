import type { UseQueryResult } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useGetMany, useListContext, useTranslate } from 'ra-core';
import type { Outcome } from '../../../dataProvider/calls/commands.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ErrorState } from '../../shell/feedback/ErrorState.tsx';
import { useActions, type ActedRecord } from '../actions/useActions.ts';
import { RowLink } from './RowLink.tsx';
import { useRowTarget } from './useRowTarget.ts';

/** Of the records that share a reason so many are named, beforehand and afterwards. */
const foreseen = 5;
const told = 50;

interface BulkPreviewProps {
  readonly resource: Resource;
  /** Where it is said what is done, and what would be. */
  readonly words: string;
  readonly query: UseQueryResult<Outcome>;
}

/** What a command would do to the chosen records, as soon as it is known. */
export function BulkPreview({ resource, words, query: { data, error, refetch } }: BulkPreviewProps) {
  const translate = useTranslate();
  return (
    <div aria-live="polite">
      {data ? (
        <BulkOutcome resource={resource} words={words} outcome={data} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        translate('generate.bulk.looking')
      )}
    </div>
  );
}

interface BulkOutcomeProps extends Pick<BulkPreviewProps, 'resource' | 'words'> {
  readonly outcome: Outcome;
  /** Whether it has been done, and is not only foreseen. */
  readonly isDone?: boolean;
}

/** How many a command changes, and why it leaves which of the others; once it is done, which it changed. */
export function BulkOutcome({ resource, words, outcome, isDone = false }: BulkOutcomeProps) {
  const translate = useTranslate();
  const { done, refused, notices } = outcome;
  const changed = `${words}.${isDone ? 'done' : 'will'}`;
  return (
    <div>
      <Typography variant="subtitle2" component="p" color="textPrimary">
        {translate(done.length > 0 ? changed : `${words}.none`, { smart_count: done.length })}
      </Typography>
      {isDone && <Named resource={resource} keys={done} isDone />}
      {notices.slice(0, foreseen).map((notice) => (
        <Typography key={notice} sx={{ mt: 1 }}>
          {notice}
        </Typography>
      ))}
      {[...refused].map(([reason, keys]) => (
        <div key={reason}>
          <Typography sx={{ mt: 2 }}>
            {translate('generate.bulk.skipped', { smart_count: keys.length, reason })}
          </Typography>
          <Named resource={resource} keys={keys} isDone={isDone} />
        </div>
      ))}
    </div>
  );
}

interface NamedProps {
  readonly resource: Resource;
  readonly keys: readonly string[];
  readonly isDone: boolean;
}

/** Records by their names, also those that the page of the list does not have; afterwards each leads to its page. */
function Named({ resource, keys, isDone }: NamedProps) {
  const { titleOf } = useActions();
  const { data = [] } = useListContext<ActedRecord>();
  const targetOf = useRowTarget(resource);
  const shown = keys.slice(0, isDone ? told : foreseen);
  const ids = shown.filter((key) => !data.some(({ id }) => id === key));
  const { data: others = [] } = useGetMany<ActedRecord>(resource.name, { ids }, { enabled: ids.length > 0 });
  const known = [...data, ...others].filter((record) => record && shown.includes(record.id));
  return (
    <Typography variant="body2" component="div" color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
      {known.map((record, index) => (
        <span key={record.id}>
          {index > 0 && ', '}
          <RowLink to={isDone ? targetOf(record) : undefined}>{titleOf(record)}</RowLink>
        </span>
      ))}
      {known.length < keys.length && (known.length > 0 ? ', …' : '…')}
    </Typography>
  );
}
