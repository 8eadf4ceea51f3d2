import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'ra-core';
import { get } from 'react-hook-form';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { pageProperty } from '../properties.ts';

interface ShowFieldProps {
  readonly resource: Resource;
  readonly path: string;
  readonly record: RaRecord;
  /** Where it is all of its section, whose title says its name already. */
  readonly isAlone: boolean;
}

/** One value with its name above. */
export function ShowField({ resource, path, record, isAlone }: ShowFieldProps) {
  const labelOf = useLabelOf(resource.name);
  const { kind, ...of } = pageProperty(resource, path);
  const value: unknown = get(record, path);
  return (
    <Box sx={{ gridColumn: kind.wide ? '1 / -1' : 'auto', py: 0.5, minWidth: 0 }}>
      {!(isAlone && kind.wide) && (
        <Typography variant="caption" component="div" color="textSecondary" sx={{ mb: 0.25 }}>
          {labelOf(path)}
        </Typography>
      )}
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        <kind.Field {...of} value={value} />
      </Typography>
    </Box>
  );
}
