import type { UseQueryResult } from '@tanstack/react-query';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import type { Outcome } from '../../../dataProvider/calls/commands.ts';
import { ErrorState } from '../../shell/feedback/ErrorState.tsx';
import { useActions, type ActedRecord } from '../actions/useActions.ts';

/** Of the records that share a reason, so many are named. */
const named = 5;

/** What a command would do to the chosen records, as soon as it is known. */
export function BulkPreview({ query: { data, error, refetch } }: { readonly query: UseQueryResult<Outcome> }) {
  const translate = useTranslate();
  return (
    <div aria-live="polite">
      {data ? (
        <Foreseen outcome={data} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        translate('generate.bulk.looking')
      )}
    </div>
  );
}

/** How many a command changes, and why it leaves which of the others. */
function Foreseen({ outcome: { done, refused } }: { readonly outcome: Outcome }) {
  const translate = useTranslate();
  const { titleOf } = useActions();
  const { data = [] } = useListContext<ActedRecord>();
  const namesOf = (keys: readonly string[]): string => {
    // What was chosen on another page has no name here.
    const names = data.filter(({ id }) => keys.includes(id)).map(titleOf);
    return [...names.slice(0, named), ...(names.length < keys.length || names.length > named ? ['…'] : [])].join(', ');
  };
  return (
    <>
      <Typography variant="subtitle2" component="p" color="textPrimary">
        {translate(done > 0 ? 'generate.bulk.will' : 'generate.bulk.none', { smart_count: done })}
      </Typography>
      {[...refused].map(([reason, keys]) => (
        <div key={reason}>
          <Typography sx={{ mt: 2 }}>
            {translate('generate.bulk.skipped', { smart_count: keys.length, reason })}
          </Typography>
          <Typography variant="body2" color="textPrimary" sx={{ overflowWrap: 'anywhere' }}>
            {namesOf(keys)}
          </Typography>
        </div>
      ))}
    </>
  );
}
