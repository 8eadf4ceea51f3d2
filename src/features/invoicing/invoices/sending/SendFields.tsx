import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState, type Ref } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { SendPreview } from '../../../../../dataProvider/calls/delivery.ts';
import type { Dispatch } from '../../../../../schemas/parts/delivery/dispatch.ts';
import type { Resource } from '../../../../../schemas/resource.ts';
import { FieldOf } from '../../../../documents/form/Field.tsx';
import { MailTexts, type Previewing } from '../../../../documents/mails/MailTexts.tsx';
import { AddresseeList } from '../../../../documents/recipients/AddresseeList.tsx';
import { HintContext } from '../../../../kinds/shared/hint.ts';
import { useLabelOf } from '../../../../kinds/shared/words.ts';
import type { ListedInvoice } from '../actions/dialogProps.ts';
import { SendPreviewDialog } from './SendPreviewDialog.tsx';

interface SendFieldsProps {
  readonly asks: Resource;
  readonly invoice: ListedInvoice;
  /** The mail as it would be without any input. */
  readonly preview: SendPreview;
  readonly previewing: Ref<Previewing>;
  readonly inputFrom: (values: FieldValues, texts: SendPreview['texts']) => Dispatch;
}

/** The fields of a mail: recipients, copies once they are wanted, texts, attachments, and how it will look. */
export function SendFields({ asks, invoice, preview, previewing, inputFrom }: SendFieldsProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(asks.name);
  const [hasCopies, setHasCopies] = useState(false);
  const { attachments, texts } = preview;
  return (
    <>
      <AddresseeList label={labelOf('email')} source="email" hint={translate('delivery.addresses')} required />
      {hasCopies ? (
        <AddresseeList label={labelOf('cc')} source="cc" autoFocus />
      ) : (
        <Box>
          <Button size="small" onClick={() => setHasCopies(true)}>
            {translate('delivery.addCopies')}
          </Button>
        </Box>
      )}
      <MailTexts
        asks={asks}
        previewing={previewing}
        inputFrom={(values) => inputFrom(values, texts)}
        preview={(input, onClose) => <SendPreviewDialog invoice={invoice} input={input} onClose={onClose} />}
      />
      {attachments.length > 0 && (
        <HintContext value={attachments.map(({ name }) => name).join(', ')}>
          <FieldOf resource={asks} name="with_attachments" />
        </HintContext>
      )}
    </>
  );
}
