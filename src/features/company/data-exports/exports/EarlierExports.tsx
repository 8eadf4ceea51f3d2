import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { DataExportRecord } from '../../../../../dataProvider/calls/dataExports.ts';
import { ExportState } from './ExportState.tsx';

/** Exports that are over. */
export function EarlierExports({ records }: { readonly records: readonly DataExportRecord[] }) {
  const translate = useTranslate();
  const id = useId();
  if (records.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {translate('dataExports.earlier')}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {records.map((record) => (
          <Stack
            key={record.uuid}
            component="li"
            sx={{ gap: 0.5, px: { xs: 2, sm: 3 }, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
          >
            <ExportState record={record} />
          </Stack>
        ))}
      </Card>
    </section>
  );
}
