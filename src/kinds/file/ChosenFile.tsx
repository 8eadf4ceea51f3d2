import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatBytes } from '../../../domain/kinds/bytes.ts';
import { useLanguage } from '../../i18n/language.ts';
import { usePicture } from '../shared/usePicture.ts';
import { isNew, nameOf, type FormFile } from './files.ts';
import { useStoredFile } from './useStoredFile.ts';

interface ChosenFileProps {
  readonly file: FormFile;
  readonly disabled: boolean;
  readonly onRemove: (file: FormFile) => void;
}

/** A file of a form: preview, name, size, and a button to remove it. */
export function ChosenFile({ file, disabled, onRemove }: ChosenFileProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const name = nameOf(file);
  return (
    <Stack component="li" direction="row" sx={{ gap: 1, alignItems: 'center', minWidth: 0 }}>
      {file.type?.startsWith('image/') ? <Preview file={file} /> : <FileIcon fontSize="small" color="action" />}
      <Typography variant="body2" sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="caption" color="textSecondary" className="figures" sx={{ whiteSpace: 'nowrap' }}>
        {formatBytes(file.size ?? 0, language)}
      </Typography>
      <IconButton
        size="small"
        disabled={disabled}
        aria-label={translate('generate.file.remove', { name })}
        onClick={() => onRemove(file)}
      >
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

const frame = { width: 96, height: 72, flex: 'none', borderRadius: 1, bgcolor: '#fff', objectFit: 'contain' } as const;

/** The name is beside it. */
function Preview({ file }: { readonly file: FormFile }) {
  const stored = useStoredFile(isNew(file) ? undefined : file.url);
  const picture = usePicture(isNew(file) ? file : stored.data);
  return picture ? (
    <Box component="img" src={picture} alt="" sx={frame} />
  ) : (
    <Box sx={{ ...frame, bgcolor: 'action.hover' }} />
  );
}
