import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { defaultTemplate } from '../../../dataProvider/calls/documents.ts';
import { useLanguage } from '../../i18n/language.ts';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { Loaded } from '../../shell/feedback/Loaded.tsx';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { useOpenDocument } from '../preview/useOpenDocument.ts';
import { useTemplates } from './templateChoice.ts';
import { TemplatePicker } from './TemplatePicker.tsx';

interface TemplateDialogProps {
  readonly subject: string;
  /** The purpose, if not the document itself. */
  readonly body?: string | undefined;
  readonly current: string | undefined;
  /** The key of a sample document, if one can be drawn. */
  readonly sample: string | undefined;
  readonly running: boolean;
  /** Without it, selecting a template opens the document in a new tab. */
  readonly onSelect?: (template: string) => void;
  readonly onClose: () => void;
}

/** Selects the template of documents. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { subject, body, current = defaultTemplate, sample, running, onSelect, onClose } = props;
  const translate = useTranslate();
  const locale = useLanguage();
  const [previewed, setPreviewed] = useState<string>();
  const templates = useTemplates();
  const title = translate('documents.template.title');
  const { open, opening } = useOpenDocument();
  const drawnFrom = sample === undefined ? undefined : (template: string) => ({ uuid: sample, template, locale });

  return (
    <DialogFrame title={title} subtitle={subject} size="md" pending={running} onClose={onClose}>
      {body && <Typography color="textSecondary">{body}</Typography>}
      <Loaded query={templates} height={120}>
        {(choices) => (
          <TemplatePicker
            templates={choices}
            current={current}
            busy={running || opening}
            drawnFrom={drawnFrom}
            onSelect={onSelect ?? ((template) => drawnFrom && open(drawnFrom(template)))}
            onPreview={setPreviewed}
          />
        )}
      </Loaded>
      {previewed !== undefined && drawnFrom && (
        <PreviewDialog
          record={{}}
          drawn={drawnFrom(previewed)}
          title={subject}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </DialogFrame>
  );
}
