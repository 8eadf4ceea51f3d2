import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { collectingCalls, type RemindPreview } from '../../../../dataProvider/calls/collecting.ts';
import type { Reminding } from '../../../../schemas/parts/collecting/reminding.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { MailPreviewDialog } from '../../../documents/mails/MailPreviewDialog.tsx';
import { MailTexts, type Previewing } from '../../../documents/mails/MailTexts.tsx';
import { AddresseeList } from '../../../documents/recipients/AddresseeList.tsx';
import { useHttp } from '../../../data/useHttp.ts';
import { useLabelOf } from '../../../kinds/shared/words.ts';
import { Facts } from '../../../shell/dialog/Facts.tsx';
import { SaveLetter } from './SaveLetter.tsx';

interface RemindFieldsProps {
  readonly asks: Resource;
  readonly keys: readonly string[];
  /** The mails as they would be without any input. */
  readonly preview: RemindPreview;
  readonly previewing: Ref<Previewing>;
  readonly inputFrom: (values: FieldValues, preview: RemindPreview) => Reminding;
}

/** To whom the reminders go, and their texts. The recipients of several mails are shown, those of one can be changed. */
export function RemindFields({ asks, keys, preview, previewing, inputFrom }: RemindFieldsProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(asks.name);
  const http = useHttp();
  const { getValues, trigger } = useFormContext();
  const letter = async () => {
    if (!(await trigger(undefined, { shouldFocus: true }))) return undefined;
    return collectingCalls(http).letterByHand(keys, inputFrom(getValues(), preview));
  };
  const facts = preview.mails.map(({ email, invoices }, place) => ({
    key: String(place),
    label: email.join(', ') || translate('collecting.remind.nobody'),
    value: translate('collecting.remind.invoices', { smart_count: invoices }),
  }));
  return (
    <>
      {preview.mails.length === 1 ? (
        <AddresseeList label={labelOf('email')} source="email" hint={translate('delivery.addresses')} required />
      ) : (
        <Facts facts={facts} />
      )}
      <MailTexts
        asks={asks}
        previewing={previewing}
        inputFrom={(values) => inputFrom(values, preview)}
        preview={(input, onClose) => (
          <MailPreviewDialog
            queryKey={['reminders', 'preview', keys, input]}
            read={(signal) => collectingCalls(http).remindPreview(keys, input, signal)}
            factsOf={({ mails }) => ({ to: mails[0]?.email ?? [] })}
            onClose={onClose}
          />
        )}
      />
      <Box>
        <SaveLetter name={translate('resources.reminders.actions.document.name')} letter={letter} />
      </Box>
    </>
  );
}
