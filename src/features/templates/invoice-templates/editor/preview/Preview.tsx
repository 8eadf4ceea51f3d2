import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Template } from '../../../../../../schemas/parts/templates/template.ts';
import type { Language } from '../../../../../../domain/languages.ts';
import { useLanguage } from '../../../../../i18n/language.ts';
import { ErrorState } from '../../../../../shell/feedback/ErrorState.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PreviewTools, type Sample } from './PreviewTools.tsx';
import { usePreview } from './usePreview.ts';

interface PreviewProps {
  readonly template: Template;
  /** Whether it can be drawn; the last picture stays until then. */
  readonly isValid: boolean;
}

/** A document as a template prints it, in any language and with any sample. */
export function Preview({ template, isValid }: PreviewProps) {
  const translate = useTranslate();
  const [locale, setLocale] = useState<Language>(useLanguage());
  const [sample, setSample] = useState<Sample>({ sample: 'short' });
  const [zoom, setZoom] = useState(1);
  const { pages, error, isFetching, refetch } = usePreview({ content: template, locale, ...sample }, isValid);
  return (
    <div className="template-preview">
      <PreviewTools
        locale={locale}
        sample={sample}
        zoom={zoom}
        onLocale={setLocale}
        onSample={setSample}
        onZoom={setZoom}
      />
      <div className="template-desk" aria-busy={isFetching}>
        {!isValid && (
          <Alert severity="warning" className="template-stale">
            {translate('templateEditor.preview.stale')}
          </Alert>
        )}
        {error && !isFetching && (
          <div className="template-stale">
            <ErrorState message={error.message} onRetry={() => void refetch()} />
          </div>
        )}
        {pages && (
          <PageFrame
            pages={pages}
            zoom={zoom}
            title={translate('documents.preview.frame', { language: translate(`documents.preview.${locale}`) })}
          />
        )}
        {!pages && !error && <Skeleton variant="rectangular" height="100%" sx={{ transform: 'none', m: 2, flex: 1 }} />}
        {isFetching && <CircularProgress size={16} className="template-drawing" aria-hidden="true" />}
      </div>
    </div>
  );
}
