import CopyIcon from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { explanation } from '../../../../../dataProvider/calls/explanation.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { DialogFrame } from '../../../../shell/dialog/DialogFrame.tsx';
import { useCopy } from '../../../../shell/useCopy.ts';

interface ExplanationDialogProps {
  readonly uuid: string;
  /** The invoice, as its page names it. */
  readonly subtitle: string;
  readonly onClose: () => void;
}

/** The figures of an invoice with their formulas as text, for a client or an auditor. */
export default function ExplanationDialog({ uuid, subtitle, onClose }: ExplanationDialogProps) {
  const translate = useTranslate();
  const http = useHttp();
  const copy = useCopy();
  const language = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ['invoices', 'explanation', uuid, language],
    queryFn: ({ signal }) => explanation(http, uuid, signal),
  });
  const text = data?.text;
  return (
    <DialogFrame
      title={translate('invoices.explanation.title')}
      subtitle={subtitle}
      size="md"
      readOnly
      onClose={onClose}
      actions={
        <Button
          variant="contained"
          startIcon={<CopyIcon />}
          disabled={text === undefined}
          onClick={() => void copy(text ?? '', 'invoices.explanation.copied')}
        >
          {translate('invoices.explanation.copy')}
        </Button>
      }
    >
      {isError && <Alert severity="error">{translate('common.unableToLoadData')}</Alert>}
      {text === undefined && !isError && <Skeleton variant="rounded" height={240} />}
      {text !== undefined && (
        <Typography
          component="pre"
          className="figures"
          sx={{ m: 0, font: 'var(--body)', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {text}
        </Typography>
      )}
    </DialogFrame>
  );
}
