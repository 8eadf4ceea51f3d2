import Box from '@mui/material/Box';
import { CreateBase, Form, useTranslate } from 'react-admin';
import { useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams, useSearchParams } from 'react-router';
import { onceKey } from '../../../../dataProvider/record.ts';
import { propertyAt } from '../../../../domain/schema/path.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { LeaveButton } from '../../../generate/form/LeaveButton.tsx';
import { EditPage } from '../../../generate/form/pages/EditPage.tsx';
import { UnsavedRecord } from '../../../generate/form/pages/UnsavedRecord.tsx';
import { useNewTitle } from '../../../generate/form/pages/useNewTitle.ts';
import { RecordForm } from '../../../generate/form/RecordForm.tsx';
import { SaveBar } from '../../../generate/form/SaveBar.tsx';
import { useListPath } from '../../../generate/form/useListPath.ts';
import { useSaving } from '../../../generate/form/useSaving.ts';
import { LoadingSections } from '../../../generate/LoadingSections.tsx';
import { Section } from '../../../generate/Section.tsx';
import { ReferenceBox } from '../../../kinds/reference/ReferenceBox.tsx';
import { useLabelOf } from '../../../kinds/shared/words.ts';
import { RecordError } from '../../../shell/feedback/RecordError.tsx';
import { PageHeader } from '../../../shell/frame/PageHeader.tsx';
import { todayInZone } from '../../../i18n/zone.ts';
import { useCorrectedInvoice } from './useCorrected.ts';

/** The draft of a note: an existing one (`?uuid=`), or a new one on an invoice (`?invoice=`) or a debit note of it. */
export function NoteForm({ resource }: { readonly resource: Resource }) {
  const { id } = useParams();
  const [search] = useSearchParams();
  const existing = search.get('uuid') ?? id;
  const invoice = search.get('invoice');
  if (existing !== undefined) return <EditPage key={existing} resource={resource} id={existing} />;
  return invoice === null ? <InvoiceChoice resource={resource} /> : <NewNote resource={resource} invoice={invoice} />;
}

interface NewNoteProps {
  readonly resource: Resource;
  readonly invoice: string;
}

/** A new note, which begins with what its invoice says. */
function NewNote({ resource, invoice }: NewNoteProps) {
  const title = useNewTitle(resource.name);
  const listPath = useListPath(resource)();
  const saving = useSaving(resource);
  const [search] = useSearchParams();
  const { data, error, refetch } = useCorrectedInvoice(invoice);
  const debitNote = search.get('debit_note');
  const [reason, code] = [search.get('reason'), search.get('reason_code')];
  const initial = useMemo(
    () =>
      data && {
        corrects_uuid: invoice,
        ...(debitNote !== null && { debit_note_uuid: debitNote }),
        ...(reason !== null && { reason }),
        ...(code !== null && { reason_code: code }),
        created: todayInZone(),
        currency: data.currency,
        company_number: data.company_number,
        purchase_order: data.purchase_order,
        buyer_reference: data.buyer_reference,
        template: data.template,
        send_email: data.send_email,
        responsible_name: data.responsible_name,
        responsible_email: data.responsible_email,
        show_tax_invoice: data.show_tax_invoice,
        show_exporter_net: data.show_exporter_net,
      },
    [data, invoice, debitNote, reason, code],
  );
  return (
    <>
      <PageHeader title={title} backTo={listPath} />
      {error && !data && <RecordError error={error} listPath={listPath} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingSections />}
      {initial && (
        <CreateBase
          resource={resource.name}
          mutationMode="pessimistic"
          mutationOptions={saving.mutationOptions}
          transform={(note: object) => ({ ...note, [onceKey]: saving.once.key })}
        >
          <RecordForm
            resource={resource}
            isNew
            initial={initial}
            above={<UnsavedRecord resource={resource} once={saving.once} />}
          >
            <SaveBar>
              <LeaveButton to={listPath} />
            </SaveBar>
          </RecordForm>
        </CreateBase>
      )}
    </>
  );
}

/** Asks for the invoice that a new note corrects. */
function InvoiceChoice({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const title = useNewTitle(resource.name);
  const listPath = useListPath(resource)();
  const labelOf = useLabelOf(resource.name);
  const property = propertyAt(resource.schema, 'corrects') ?? { type: 'object' };
  const input = { resource: resource.name, path: 'corrects', source: 'corrects', property, label: labelOf('corrects') };
  return (
    <>
      <PageHeader title={title} backTo={listPath} />
      <Form>
        <Section title={translate('notes.form.which')} isForm>
          <ReferenceBox
            input={{ ...input, autoFocus: true }}
            filter={{ status: ['billed', 'paid'], is_imported: false }}
          />
          <ToChosen />
        </Section>
        <Box sx={{ mt: 2 }}>
          <LeaveButton to={listPath} />
        </Box>
      </Form>
    </>
  );
}

/** Goes on with the invoice once it is chosen. */
function ToChosen() {
  const chosen = useWatch<{ corrects?: { uuid: string } | null }, 'corrects'>({ name: 'corrects' });
  const [, setSearch] = useSearchParams();
  const uuid = chosen?.uuid;
  useEffect(() => {
    if (uuid !== undefined) setSearch({ invoice: uuid }, { replace: true });
  }, [uuid, setSearch]);
  return null;
}
