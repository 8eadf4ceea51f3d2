import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

export interface TemplateButtonsProps {
  readonly name: string;
  readonly current: boolean;
  /** Whether a template is being applied. */
  readonly busy: boolean;
  readonly onSelect: () => void;
  readonly onPreview: () => void;
}

/** Buttons to select or preview a template; the current one is marked. */
export function TemplateButtons({ name, current, busy, onSelect, onPreview }: TemplateButtonsProps) {
  const translate = useTranslate();
  const named = translate(`documents.template.${current ? 'selectedNamed' : 'selectNamed'}`, { name });
  return (
    <>
      <Button size="small" variant="contained" disabled={current || busy} onClick={onSelect} aria-label={named}>
        {translate(`documents.template.${current ? 'selected' : 'select'}`)}
      </Button>
      <Button size="small" onClick={onPreview} aria-label={translate('documents.template.previewNamed', { name })}>
        {translate('documents.template.preview')}
      </Button>
    </>
  );
}
