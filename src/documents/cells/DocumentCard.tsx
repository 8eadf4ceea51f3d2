import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RaRecord } from 'ra-core';
import type { ComponentType } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { ActionsButton } from '../../generate/actions/ActionsButton.tsx';
import { useColumnWord } from '../../generate/list/columnWords.ts';
import { KindCell } from '../../generate/list/KindCell.tsx';
import { RowLink, rowPress } from '../../generate/list/RowLink.tsx';
import type { CardProps } from '../../generate/list/slots.ts';
import { useRowTarget } from '../../generate/list/useRowTarget.ts';
import { pageProperty } from '../../generate/properties.ts';

interface DocumentCardProps<Record extends RaRecord<string>> extends Omit<CardProps, 'record'> {
  readonly resource: Resource;
  readonly record: Record;
  /** Its name, used if its number is not visible. */
  readonly title: string;
  /** Cells drawn by slots; others are drawn by kind. */
  readonly cells: Readonly<{ [path: string]: ComponentType<{ readonly record: Record }> }>;
  /** The columns of number, payer and total. */
  readonly head: { readonly number: string; readonly payer: string; readonly total: string };
  /** The columns below, with labels. */
  readonly labelled: readonly string[];
}

/** A document as a card, in the order of importance: number, payer, total, status. */
export function DocumentCard<Record extends RaRecord<string>>(props: DocumentCardProps<Record>) {
  const { resource, record, title, cells, isVisible, head, labelled } = props;
  const wordOf = useColumnWord(resource.name);
  const to = useRowTarget(resource)(record);
  const valueOf = (path: string) => {
    const Own = cells[path];
    return Own ? <Own record={record} /> : <KindCell of={pageProperty(resource, path)} record={record} />;
  };
  return (
    <Card component="li" sx={{ p: 2, pr: 1 }} data-leads={to !== undefined} {...rowPress}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <RowLink to={to}>{isVisible(head.number) ? valueOf(head.number) : title}</RowLink>
        <ActionsButton record={record} />
      </Stack>
      <Stack spacing={1.5} sx={{ pr: 1 }}>
        {isVisible(head.payer) && valueOf(head.payer)}
        {isVisible(head.total) && (
          <Typography variant="h5" component="div">
            {valueOf(head.total)}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1 }}>
          {labelled.map(
            (path) =>
              isVisible(path) && (
                <Stack key={path} spacing={0.5}>
                  <Typography variant="caption" color="textSecondary">
                    {wordOf(path)}
                  </Typography>
                  {valueOf(path)}
                </Stack>
              ),
          )}
        </Box>
      </Stack>
    </Card>
  );
}
