import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import type { PageProperty } from '../properties.ts';
import { RowLink } from './RowLink.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useRowTarget } from './useRowTarget.ts';
import { CellValue } from './Value.tsx';

interface RowCardsProps {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
}

/** As high as a flag, so that names and values stand on one line. */
const line = { lineHeight: '24px' } as const;

/** As many cards side by side as have room. */
const grid = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
};

/** The rows of a list on a narrow screen: a card each, the first column its heading. */
export function RowCards({ resource, columns }: RowCardsProps) {
  const { data = [] } = useListContext();
  const labelOf = useLabelOf(resource.name);
  const targetOf = useRowTarget(resource.name);
  const [heading, ...others] = columns;
  return (
    <Box component="ul" sx={grid}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card component="li" sx={{ p: 2 }}>
            <Stack direction="row" alignItems="flex-start" justifyContent="space-between" gap={1}>
              <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere', minWidth: 0, pt: 0.75 }}>
                {heading && (
                  <RowLink to={targetOf(record)}>
                    <CellValue of={heading} record={record} />
                  </RowLink>
                )}
              </Typography>
              <RowMenu resource={resource} />
            </Stack>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gridTemplateColumns: 'auto minmax(0, 1fr)',
                columnGap: 2,
                rowGap: 0.5,
                mt: 1,
              }}
            >
              {others.map((column) => (
                <Box key={column.path} sx={{ display: 'contents' }}>
                  <Typography component="dt" color="textSecondary" sx={line}>
                    {labelOf(column.path)}
                  </Typography>
                  <Typography component="dd" sx={{ ...line, m: 0, overflowWrap: 'anywhere' }}>
                    <CellValue of={column} record={record} />
                  </Typography>
                </Box>
              ))}
            </Box>
          </Card>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
