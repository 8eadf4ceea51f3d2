import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { deliveryCalls, type MailPreview, type TriedTexts } from '../../../../../dataProvider/calls/delivery.ts';
import { HttpError } from '../../../../../dataProvider/httpError.ts';
import { referenceKey } from '../../../../../domain/kinds/reference.ts';
import type { Language } from '../../../../../domain/languages.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { DocumentLanguage } from '../../../../documents/preview/DocumentLanguage.tsx';
import { DialogFrame } from '../../../../shell/dialog/DialogFrame.tsx';
import { QueryResult } from '../../../../shell/feedback/QueryResult.tsx';
import { MailContent } from '../../../../shell/mails/MailContent.tsx';
import { ReferenceBox } from '../../../../kinds/reference/ReferenceBox.tsx';
import { HintContext } from '../../../../kinds/shared/hint.ts';

interface PreviewDialogProps {
  readonly language: Language;
  /** The texts of a language as entered. */
  readonly textsOf: (language: Language) => TriedTexts;
  readonly onClose: () => void;
}

/** The mail of an invoice with the entered texts: of the company's latest, or of a chosen one. */
export function PreviewDialog({ language: first, textsOf, onClose }: PreviewDialogProps) {
  const translate = useTranslate();
  const http = useHttp();
  const [language, setLanguage] = useState(first);
  const form = useForm<{ invoice: unknown }>({ defaultValues: { invoice: null } });
  const key = referenceKey(useWatch({ control: form.control, name: 'invoice' }));
  const texts = { ...textsOf(language), ...(key !== undefined && { invoice: String(key) }) };
  const query = useQuery({
    queryKey: ['delivery-settings', 'preview', texts],
    queryFn: ({ signal }) => deliveryCalls(http).preview(texts, signal),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  const madeOf = ({ invoice: { number, client } }: MailPreview) =>
    number === undefined
      ? translate('delivery.preview.draft', { client })
      : translate('delivery.preview.invoice', { number, client });
  const { error } = query;
  const isWithout = error instanceof HttpError && error.code === 'no_invoice';
  return (
    <DialogFrame
      title={translate('delivery.preview.title')}
      {...(query.data && { subtitle: madeOf(query.data) })}
      size="md"
      onClose={onClose}
      readOnly
    >
      {isWithout ? (
        <Alert severity="info">{error.message}</Alert>
      ) : (
        <FormProvider {...form}>
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'flex-start' }, mb: 1 }}>
            {/* Beside the field, below its label. */}
            <Box sx={{ mt: { sm: '26px' } }}>
              <DocumentLanguage value={language} onChange={setLanguage} />
            </Box>
            <InvoiceChoice />
          </Stack>
          <QueryResult query={query} height={560}>
            {(mail) => (
              <div aria-busy={query.isPlaceholderData}>
                <MailContent {...mail} />
              </div>
            )}
          </QueryResult>
        </FormProvider>
      )}
    </DialogFrame>
  );
}

/** Selects an issued invoice; none is the latest one. */
function InvoiceChoice() {
  const translate = useTranslate();
  const input = {
    resource: 'delivery-settings',
    path: 'invoice',
    source: 'invoice',
    label: translate('resources.invoices.name', { smart_count: 1 }),
    property: { type: 'object' as const, required: ['uuid'], ref: 'invoices' },
    isFilter: true,
  };
  return (
    <Box sx={{ flex: 1, minWidth: 0, width: '100%' }}>
      <HintContext value={translate('delivery.preview.latest')}>
        <ReferenceBox input={input} filter={issued} />
      </HintContext>
    </Box>
  );
}

const issued = { status: ['billed', 'paid'] };
