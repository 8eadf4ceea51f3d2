import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'ra-core';
import { argsIn } from '../../../domain/documents/notice.ts';
import { useLanguage } from '../../i18n/language.ts';
import { movedIn } from './storedLines.ts';
import type { Start } from './documentForm.ts';

/** Reports changes of scenarios since the document was saved: the form uses the current ones. */
export function MovedNote({ start: { edited, lines } }: { readonly start: Start }) {
  const translate = useTranslate();
  const language = useLanguage();
  const moved = edited ? movedIn(edited, lines) : [];
  if (moved.length === 0) return null;
  const sentences = new Set(moved.map((notice) => translate(notice.key, argsIn(notice, language))));
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{translate('documents.moved.title')}</AlertTitle>
      {[...sentences].map((sentence) => (
        <div key={sentence}>{sentence}</div>
      ))}
    </Alert>
  );
}
