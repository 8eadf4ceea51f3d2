import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import type { Control } from '../../kinds/shared/useControl.tsx';
import { Thumbnail } from '../preview/Thumbnail.tsx';
import { isCurrent, sampleOf, type TemplateChoice } from './templateChoice.ts';
import { useTemplates } from './useTemplates.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import type { Fallback } from './useFallback.ts';

interface TemplateChooserProps {
  readonly label: string;
  readonly control: Control;
  readonly disabled?: boolean | undefined;
  /** The key of the chosen template. */
  readonly chosen: string | undefined;
  /** The template that applies without a choice, if none has to be chosen. */
  readonly fallback: Fallback | undefined;
  /** Receives the template, or null for the fallback. */
  readonly onChoose: (template: TemplateChoice | null) => void;
}

/** The chosen template with its picture, and what opens the picker. */
export function TemplateChooser(props: TemplateChooserProps) {
  const { label, control, disabled = false, chosen, fallback, onChoose } = props;
  const translate = useTranslate();
  const locale = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: templates = [] } = useTemplates();
  const initial = fallback?.template ?? templates.find((each) => each.default);
  const shown = chosen === undefined ? initial : templates.find((each) => isCurrent(each, chosen));
  const origin = chosen === undefined ? fallback && `documents.template.fallback.${fallback.of}` : undefined;
  const close = () => {
    setOpen(false);
    control.onBlur();
  };
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="body2" sx={{ fontWeight: 500, mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minWidth: 0, minHeight: 58 }}>
        {shown && <Thumbnail document={sampleOf(shown, locale)} size="field" />}
        <Box id={`${id}-chosen`} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography>{shown?.name}</Typography>
          {origin && (
            <Typography variant="caption" color="textSecondary" component="p">
              {translate(origin)}
            </Typography>
          )}
        </Box>
        <Button
          ref={control.ref}
          variant="outlined"
          size="small"
          disabled={disabled}
          aria-haspopup="dialog"
          aria-label={`${translate('documents.template.choose')}: ${label}`}
          aria-describedby={`${id}-chosen ${id}-help`}
          onClick={() => setOpen(true)}
          sx={{ flex: 'none' }}
        >
          {translate('documents.template.choose')}
        </Button>
      </Box>
      <FormHelperText id={`${id}-help`} error={control.invalid}>
        {control.message}
      </FormHelperText>
      {isOpen && (
        <TemplateDialog
          current={fallback ? chosen : shown?.id}
          fallback={fallback}
          onSelect={(template) => {
            onChoose(template);
            close();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}
