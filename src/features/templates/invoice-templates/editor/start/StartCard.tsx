import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { sampleAddress } from '../../../../../../dataProvider/calls/templates.ts';
import type { Template } from '../../../../../../schemas/parts/templates/template.ts';
import { Thumbnail } from '../../../../../documents/preview/Thumbnail.tsx';
import { useLanguage } from '../../../../../i18n/language.ts';
import { useContent } from './useContent.ts';

interface StartCardProps {
  readonly id: string;
  readonly name: string;
  readonly onStart: (template: Template) => void;
}

/** A template to start from, with its picture. */
export function StartCard({ id, name, onStart }: StartCardProps) {
  const translate = useTranslate();
  const locale = useLanguage();
  const { data: content } = useContent(id);
  return (
    <Card component="li">
      <Thumbnail document={{ uuid: id, address: sampleAddress(id), locale }} size="page" />
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
