import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Attachment } from '../../../dataProvider/calls/attachments.ts';
import { formatBytes } from '../../../domain/kinds/bytes.ts';
import { useLanguage } from '../../i18n/language.ts';
import { byActor } from '../history/actorWords.ts';
import { RelativeTime } from '../../shell/display/RelativeTime.tsx';
import { useSaveStored } from '../../kinds/file/useStoredFile.ts';

interface AttachmentRowProps {
  readonly file: Attachment;
  /** Absent if it cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

/** An attachment: download link, size, author and time. */
export function AttachmentRow({ file, onRemove }: AttachmentRowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { save, isSaving } = useSaveStored();
  const { name, size, added_at: at, added_by: by } = file;
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'flex-start', minWidth: 0 }}>
      <Stack sx={{ flex: '1 1 auto', minWidth: 0, alignItems: 'flex-start' }}>
        <Link
          component="button"
          type="button"
          variant="body2"
          disabled={isSaving}
          aria-label={translate('generate.file.download', { name })}
          onClick={() => save(file)}
          sx={{ display: 'flex', gap: 0.75, textAlign: 'left', overflowWrap: 'anywhere', minHeight: 24 }}
        >
          <DownloadIcon fontSize="small" />
          {name}
        </Link>
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <span className="figures">{formatBytes(size, language)}</span>
          {' · '}
          <RelativeTime at={at} /> {byActor(by, translate)}
        </Typography>
      </Stack>
      {onRemove && (
        <IconButton size="small" aria-label={translate('generate.file.remove', { name })} onClick={onRemove}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
}
