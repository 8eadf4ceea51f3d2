import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'react-admin';
import { type ActedRecord, useActions } from '../../generate/actions/useActions.ts';
import { RenewLink } from './RenewLink.tsx';
import { useEndedWords } from './useEndedWords.ts';

/** The notice that the public link of a document has ended, with the way to a new one. */
export function LinkEndedNotice({ record }: { readonly record: ActedRecord }) {
  const translate = useTranslate();
  const endedWords = useEndedWords();
  const { resource } = useActions();
  return (
    <Alert
      severity="warning"
      action={<RenewLink record={record} color="inherit" size="small" />}
      sx={{ flexWrap: 'wrap' }}
    >
      <AlertTitle>{translate('documents.publicLink.ended')}</AlertTitle>
      {endedWords(resource)}
    </Alert>
  );
}
