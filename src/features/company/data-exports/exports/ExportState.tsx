import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DataExportRecord } from '../../../../../dataProvider/calls/dataExports.ts';
import { formatInstant } from '../../../../../domain/kinds/instant.ts';
import dataExports from '../../../../../schemas/resources/company/data-exports.ts';
import { actorName } from '../../../../generate/history/actorWords.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { zone } from '../../../../i18n/zone.ts';
import { RelativeTime } from '../../../../shell/display/RelativeTime.tsx';
import { StatusTag } from '../../../../shell/display/StatusTag.tsx';

const { tones } = dataExports.schema.properties.status;

/** The state of an export, who requested it, and who downloaded it. */
export function ExportState({ record }: { readonly record: DataExportRecord }) {
  const translate = useTranslate();
  const language = useLanguage();
  const nameIn = (actor: string) => actorName(actor.replace(/ <[^<>]*>$/, ''), translate);
  const { status, requested_by: by, requested_at: at, downloaded_by: reader, downloaded_at: readAt } = record;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
        <StatusTag tone={tones[status]}>{translate(`resources.${dataExports.name}.values.status.${status}`)}</StatusTag>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('dataExports.asked', { name: nameIn(by) })} · <RelativeTime at={at} />
        </Typography>
      </Box>
      {reader && readAt && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {translate('dataExports.downloaded', { name: nameIn(reader), at: formatInstant(readAt, language, zone()) })}
        </Typography>
      )}
    </>
  );
}
