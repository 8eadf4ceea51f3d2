import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ActionsButton } from '../../generate/actions/ActionsButton.tsx';
import { CellValue } from '../../generate/list/table/CellValue.tsx';
import { useColumnWord } from '../../generate/list/table/columnWords.ts';
import { RowLink, rowPress } from '../../generate/list/table/RowLink.tsx';
import type { CardProps } from '../../generate/list/slots.ts';
import { useRowTarget } from '../../generate/list/table/useRowTarget.ts';
import { pageProperty } from '../../generate/properties.ts';
import { useTitle } from '../../generate/useRecordName.ts';
import type { DocumentRecord } from '../documentRecord.ts';

export const cardHeight = 272;

const payer = 'service_buyer';

/** Returns the column of the total, and those below it with labels, by importance. */
function columnsBelow(resource: Resource) {
  const { label, list } = resource;
  const total = list.columns.find((path) => kindOf(pageProperty(resource, path).property) === 'money');
  const ordered = [...new Set([...(list.priority ?? []), ...list.columns])];
  return { total, labelled: ordered.filter((path) => ![label, payer, total].includes(path)) };
}

/** A document as a card, in the order of importance: number, payer, total, status. */
export default function DocumentCard({ resource, record, isVisible }: CardProps<DocumentRecord>) {
  const wordOf = useColumnWord(resource.name);
  const to = useRowTarget(resource)(record);
  const title = useTitle(resource, record);
  const { total, labelled } = columnsBelow(resource);
  const valueOf = (path: string) => <CellValue of={pageProperty(resource, path)} record={record} />;
  return (
    <Card component="li" sx={{ p: 2, pr: 1 }} data-leads={to !== undefined} {...rowPress}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <RowLink to={to}>{isVisible(resource.label) ? valueOf(resource.label) : title}</RowLink>
        <ActionsButton record={record} />
      </Stack>
      <Stack spacing={1.5} sx={{ pr: 1 }}>
        {isVisible(payer) && valueOf(payer)}
        {total && isVisible(total) && (
          <Typography variant="h5" component="div">
            {valueOf(total)}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
          {labelled.filter(isVisible).map((path) => (
            <Stack key={path} spacing={0.5} sx={{ alignItems: 'flex-start' }}>
              <Typography variant="caption" color="textSecondary">
                {wordOf(path)}
              </Typography>
              {valueOf(path)}
            </Stack>
          ))}
        </Box>
      </Stack>
    </Card>
  );
}
