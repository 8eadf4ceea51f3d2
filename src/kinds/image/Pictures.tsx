import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { pictureComplaints } from '../../../domain/files/checkFile.ts';
import { filesOf, nameOf } from '../file/files.ts';
import { isStored, type StoredFile, type StoredFiles } from '../../../domain/kinds/file.ts';
import { useStoredFile } from '../file/useStoredFile.ts';
import type { ValueProps } from '../kind.ts';
import { usePicture } from '../shared/usePicture.ts';

interface PicturesProps extends ValueProps<StoredFiles> {
  /** The maximum height in pixels. */
  readonly height: number;
}

/** The pictures of a record in a row. */
export function Pictures({ value, height }: PicturesProps) {
  return (
    <Stack component="span" direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {filesOf(value)
        .filter(isStored)
        .map((file) => (
          <Picture key={file.uuid} file={file} height={height} />
        ))}
    </Stack>
  );
}

/** Sized by its dimensions, so that nothing moves when it loads. */
function Picture({ file, height: most }: { readonly file: StoredFile; readonly height: number }) {
  const translate = useTranslate();
  const { data, isError } = useStoredFile(file.refused ? undefined : file.url);
  const picture = usePicture(data);
  const { width = most, height = most } = file;
  const scale = Math.min(1, most / height);
  const frame = {
    // At least one pixel.
    width: `${Math.max(1, Math.round(width * scale))}px`,
    aspectRatio: `${width} / ${height}`,
    maxWidth: '100%',
    borderRadius: 0.5,
  } as const;
  if (file.refused) return <span>{translate(pictureComplaints[file.refused].key)}</span>;
  if (isError) return <span>{nameOf(file)}</span>;
  if (!picture)
    return <Box component="span" role="img" aria-label={nameOf(file)} sx={{ ...frame, bgcolor: 'action.hover' }} />;
  return <Box component="img" src={picture} alt={nameOf(file)} sx={{ ...frame, bgcolor: '#fff' }} />;
}
