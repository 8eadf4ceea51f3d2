import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fieldKey } from '../../../../domain/kinds/words.ts';
import clients from '../../../../schemas/resources/people/clients.ts';
import type { OwnSectionProps } from '../../../generate/show/OwnSection.tsx';
import { useCopy } from '../../../shell/useCopy.ts';

/** The client id, which a program needs besides its secret. */
export default function ClientHead({ record }: OwnSectionProps) {
  const translate = useTranslate();
  const copy = useCopy();
  const label = translate(fieldKey(clients.name, 'uuid'));
  return (
    <Typography variant="body2" color="textSecondary" component="span" sx={{ overflowWrap: 'anywhere' }}>
      {label}: {record.id}
      <IconButton
        size="small"
        color="inherit"
        aria-label={`${translate('shell.dialog.copy')}: ${label}`}
        onClick={() => void copy(record.id, 'generate.shownOnce.copied')}
        sx={{ ml: 0.5, my: -0.5 }}
      >
        <ContentCopy fontSize="small" />
      </IconButton>
    </Typography>
  );
}
