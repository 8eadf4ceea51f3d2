import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../domain/kinds/instant.ts';
import { useLanguage } from '../i18n/language.ts';
import type { Draft } from './draftStore.ts';
import type { useDraft } from './useDraft.ts';
import { zone } from '../i18n/zone.ts';

/** Its buttons wrap below the text without room. */
export const noteStyle = {
  mb: 2,
  flexWrap: 'wrap',
  scrollMarginTop: '88px',
  '& .MuiAlert-message': { flex: '1 1 200px' },
};

interface DraftOfferProps {
  readonly draft: ReturnType<typeof useDraft>;
  readonly onRestore: (content: Draft['content']) => void;
}

/** Offers an unsaved draft from an earlier visit. */
export function DraftOffer({ draft: { offered, takeUp, discard }, onRestore }: DraftOfferProps) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!offered) return null;
  const restore = () => {
    onRestore(offered.content);
    takeUp();
  };
  return (
    <Alert
      severity="info"
      sx={noteStyle}
      action={
        <>
          <Button color="inherit" size="small" onClick={discard}>
            {translate('generate.draft.discard')}
          </Button>
          <Button color="inherit" size="small" onClick={restore}>
            {translate('generate.draft.restore')}
          </Button>
        </>
      }
    >
      {translate('generate.draft.offer', { at: formatInstant(new Date(offered.at).toISOString(), language, zone()) })}
    </Alert>
  );
}
