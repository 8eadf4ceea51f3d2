import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { defaultTemplate, type DocumentReference, documentCalls } from '../../../dataProvider/calls/documents.ts';
import { useLanguage } from '../../i18n/language.ts';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { QueryResult } from '../../shell/feedback/QueryResult.tsx';
import { PreviewDialog } from '../preview/PreviewDialog.tsx';
import { sampleOf, templateKey, type TemplateChoice } from './templateChoice.ts';
import { useTemplates } from './useTemplates.ts';
import { TemplatePicker } from './TemplatePicker.tsx';
import type { Fallback } from './useFallback.ts';
import { useMutation } from '@tanstack/react-query';
import { useHttp } from '../../data/useHttp.ts';
import { useToast } from '../../generate/useToast.ts';
import { openPages } from '../preview/openPages.ts';

interface TemplateDialogProps {
  readonly subject?: string;
  /** The purpose, if not the document itself. */
  readonly body?: string | undefined;
  /** The key of the chosen template. */
  readonly current: string | undefined;
  /** The template that applies without a choice, if none has to be chosen. */
  readonly fallback?: Fallback | undefined;
  /** The key of the document to show; a made-up one by default. */
  readonly sample?: string | undefined;
  readonly running?: boolean;
  /** Receives the template, or null for the fallback. Without it, selecting a template opens it in a new tab. */
  readonly onSelect?: (template: TemplateChoice | null) => void;
  readonly onClose: () => void;
}

/** Selects the template of documents. */
export function TemplateDialog(props: TemplateDialogProps) {
  const { subject, body, fallback, sample, running = false, onSelect, onClose } = props;
  const { current = fallback ? undefined : defaultTemplate } = props;
  const translate = useTranslate();
  const locale = useLanguage();
  const [previewed, setPreviewed] = useState<TemplateChoice>();
  const templates = useTemplates();
  const { open, opening } = useOpenDocument();
  const drawnIn = (template: TemplateChoice): DocumentReference =>
    sample === undefined ? sampleOf(template, locale) : { uuid: sample, template: templateKey(template), locale };

  return (
    <DialogFrame
      title={translate('documents.template.title')}
      {...(subject && { subtitle: subject })}
      size="md"
      pending={running}
      onClose={onClose}
    >
      {body && <Typography color="textSecondary">{body}</Typography>}
      <QueryResult query={templates} height={120}>
        {(choices) => (
          <TemplatePicker
            templates={choices}
            current={current}
            fallback={fallback}
            busy={running || opening}
            drawnIn={drawnIn}
            onSelect={onSelect ?? ((template) => template && open(drawnIn(template)))}
            onPreview={setPreviewed}
          />
        )}
      </QueryResult>
      {previewed && (
        <PreviewDialog
          record={{}}
          drawn={drawnIn(previewed)}
          title={sample === undefined ? previewed.name : (subject ?? previewed.name)}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </DialogFrame>
  );
}

/** Returns how to open a drawn document in a new tab. */
function useOpenDocument() {
  const http = useHttp();
  const toast = useToast();
  const { mutate: open, isPending: opening } = useMutation({
    mutationFn: (document: DocumentReference) => documentCalls(http).pages(document),
    onSuccess: openPages,
    onError: toast.failed,
  });
  return { open, opening };
}
