import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatBytes } from '../../../domain/kinds/bytes.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { ValueProps } from '../kind.ts';
import { nameOf, filesOf } from './files.ts';
import { isStored, type StoredFiles } from '../../../domain/kinds/file.ts';
import { useSaveStored } from './useStoredFile.ts';

/** The files of a record as downloads. */
export function FileLinks({ value }: Pick<ValueProps<StoredFiles>, 'value'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { save, isSaving } = useSaveStored();
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.5, alignItems: 'flex-start' }}>
      {filesOf(value)
        .filter(isStored)
        .map((file) => (
          <Stack component="li" key={file.uuid} direction="row" sx={{ alignItems: 'center', gap: 1, maxWidth: '100%' }}>
            <Button
              size="small"
              startIcon={<DownloadIcon />}
              disabled={isSaving}
              aria-label={translate('generate.file.download', { name: nameOf(file) })}
              onClick={() => save(file)}
              sx={{ textAlign: 'left', overflowWrap: 'anywhere', minWidth: 0 }}
            >
              {nameOf(file)}
            </Button>
            <Typography variant="caption" color="textSecondary" className="figures" sx={{ whiteSpace: 'nowrap' }}>
              {formatBytes(file.size ?? 0, language)}
            </Typography>
          </Stack>
        ))}
    </Stack>
  );
}
