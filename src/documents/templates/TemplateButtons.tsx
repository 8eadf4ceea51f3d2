import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

export interface TemplateButtonsProps {
  readonly name: string;
  readonly current: boolean;
  /** While one is being taken, none other can be. */
  readonly busy: boolean;
  readonly onSelect: () => void;
  /** Not where there is nothing to look at. */
  readonly onPreview: (() => void) | undefined;
}

/** Take this template, or look at it first. The taken one says so. */
export function TemplateButtons({ name, current, busy, onSelect, onPreview }: TemplateButtonsProps) {
  const translate = useTranslate();
  const named = translate(`documents.template.${current ? 'selectedNamed' : 'selectNamed'}`, { name });
  return (
    <>
      <Button size="small" variant="contained" disabled={current || busy} onClick={onSelect} aria-label={named}>
        {translate(`documents.template.${current ? 'selected' : 'select'}`)}
      </Button>
      {onPreview && (
        <Button size="small" onClick={onPreview} aria-label={translate('documents.template.previewNamed', { name })}>
          {translate('documents.template.preview')}
        </Button>
      )}
    </>
  );
}
