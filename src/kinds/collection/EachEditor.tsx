import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { use, useId } from 'react';
import type { Each } from '../../../schemas/each.ts';
import { QueryResult } from '../../shell/feedback/QueryResult.tsx';
import type { InputProps } from '../kind.ts';
import { HintContext } from '../shared/hint.ts';
import { EachRows } from './EachRows.tsx';
import type { KindByName } from './rows.ts';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { allPages } from '../../../dataProvider/allPages.ts';
import { holds } from '../../../domain/actions/holds.ts';
import { isRows } from '../../../domain/kinds/collection.ts';
import { isReference, referenceKey, type Reference } from '../../../domain/kinds/reference.ts';
import { firstOrder } from '../../../domain/lists/order.ts';
import { resourceOf } from '../../data/resources.ts';

interface EachEditorProps extends InputProps {
  readonly each: Each;
  readonly kindByName: KindByName;
}

/** Fixed rows, one per record, that can only be filled in. */
export function EachEditor({ each, kindByName, ...input }: EachEditorProps) {
  const hint = use(HintContext);
  const hintId = useId();
  return (
    <Stack role="group" aria-label={input.label} aria-describedby={hint && hintId} spacing={2} sx={{ mb: 2 }}>
      {hint && (
        <Typography id={hintId} variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <QueryResult query={useEach(each)} height={56}>
        {(references) => <EachRows input={input} each={each} references={references} kindByName={kindByName} />}
      </QueryResult>
    </Stack>
  );
}

/** Returns the records that need a row, each once. */
function useEach({ path, of, at, when }: Each) {
  const dataProvider = useDataProvider();
  const sort = firstOrder(resourceOf(of).list);
  return useQuery({
    queryKey: [of, 'each', at, path],
    retry: false,
    queryFn: async ({ signal }) => {
      const meta = { fields: [at] };
      const records = await allPages((pagination) => dataProvider.getList(of, { pagination, sort, meta, signal }));
      const rows = records.flatMap((record) => (isRows(record[at]) ? record[at] : []));
      const named = rows.filter((row) => !when || holds(when, row)).map((row) => row[path]);
      return uniqueByKey(named.filter(isReference));
    },
  });
}

const uniqueByKey = (references: readonly Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [referenceKey(reference), reference])).values(),
];
