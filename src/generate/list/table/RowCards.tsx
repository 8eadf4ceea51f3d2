import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext } from 'react-admin';
import type { Resource } from '../../../../schemas/resource.ts';
import { Pairs } from '../../../kinds/shared/Pairs.tsx';
import type { PageProperty } from '../../properties.ts';
import { cardGrid } from '../../../shell/display/cardGrid.ts';
import { ActionsButton } from '../../actions/ActionsButton.tsx';
import type { ActedRecord } from '../../actions/useActions.ts';
import { CellValue } from './CellValue.tsx';
import { useColumnWord } from './columnWords.ts';
import { RowLink, rowPress } from './RowLink.tsx';
import { cardOf } from '../slots.ts';
import { useRowTarget } from './useRowTarget.ts';

interface RowCardsProps {
  readonly resource: Resource;
  readonly columns: readonly PageProperty[];
}

/** The rows of a list on a narrow screen, one card each, with the first column as heading. */
export function RowCards({ resource, columns }: RowCardsProps) {
  const { data = [] } = useListContext<ActedRecord>();
  const wordOf = useColumnWord(resource.name);
  const targetOf = useRowTarget(resource);
  const [heading, ...others] = columns;
  const Own = cardOf(resource)?.default;
  if (Own) {
    const isVisible = (path: string) => columns.some((column) => column.path === path);
    return (
      <Box component="ul" sx={cardGrid}>
        {data.map((record) => (
          <RecordContextProvider key={record.id} value={record}>
            <Own resource={resource} record={record} isVisible={isVisible} />
          </RecordContextProvider>
        ))}
      </Box>
    );
  }
  return (
    <Box component="ul" sx={cardGrid}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card
            component="li"
            className="list-card"
            data-leads={targetOf(record) !== undefined}
            sx={{ p: 2 }}
            {...rowPress}
          >
            <Stack direction="row" sx={{ alignItems: 'flex-start', justifyContent: 'space-between', gap: 1, mb: 1 }}>
              <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere', minWidth: 0, pt: 0.75 }}>
                {heading && (
                  <RowLink to={targetOf(record)}>
                    <CellValue of={heading} record={record} />
                  </RowLink>
                )}
              </Typography>
              <ActionsButton record={record} />
            </Stack>
            <Pairs
              pairs={others.map((column) => ({
                key: column.path,
                name: wordOf(column.path),
                value: <CellValue of={column} record={record} />,
              }))}
            />
          </Card>
        </RecordContextProvider>
      ))}
    </Box>
  );
}
