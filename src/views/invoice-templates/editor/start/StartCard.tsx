import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Template } from '../../../../../schemas/parts/template.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { PageFrame } from '../preview/PageFrame.tsx';
import { usePreview } from '../preview/usePreview.ts';
import { useContent } from './useContent.ts';

interface StartCardProps {
  readonly id: string;
  readonly name: string;
  readonly onStart: (template: Template) => void;
}

/** A template to start from, with its picture. */
export function StartCard({ id, name, onStart }: StartCardProps) {
  const translate = useTranslate();
  const { data: content } = useContent(id);
  return (
    <Card component="li">
      <div className="template-picture" aria-hidden="true">
        {content ? <Picture content={content} /> : <Skeleton variant="rectangular" height="100%" />}
      </div>
      <div className="template-start">
        <Typography variant="subtitle2" component="span">
          {name}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          disabled={content === undefined}
          aria-label={translate('templateEditor.start.with', { name })}
          onClick={() => content && onStart(content)}
        >
          {translate('templateEditor.start.use')}
        </Button>
      </div>
    </Card>
  );
}

/** The first page with a short invoice. */
function Picture({ content }: { readonly content: Template }) {
  const { data: pages } = usePreview({ content, locale: useLanguage(), sample: 'short' }, true);
  return pages && <PageFrame isDecorative pages={pages} most={1} title="" zoom={1} />;
}
