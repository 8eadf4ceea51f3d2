import Box from '@mui/material/Box';
import { useImperativeHandle, useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { collectingCalls, type RemindPreview } from '../../../../dataProvider/calls/collecting.ts';
import type { Reminding } from '../../../../schemas/parts/collecting/reminding.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { AddresseeList } from '../../../documents/recipients/AddresseeList.tsx';
import { useHttp } from '../../../data/useHttp.ts';
import { FormField } from '../../../generate/form/FormField.tsx';
import { useLabelOf } from '../../../kinds/shared/words.ts';
import { Facts } from '../../../shell/dialog/Facts.tsx';
import { SaveLetter } from './SaveLetter.tsx';
import { RemindPreviewDialog } from './RemindPreviewDialog.tsx';

/** Shows how the mail will look, if its fields are valid. */
export interface Previewing {
  readonly look: () => Promise<void>;
}

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
  const [previewed, setPreviewed] = useState<Reminding>();
  useImperativeHandle(previewing, () => ({
    look: async () => {
      if (await trigger(undefined, { shouldFocus: true })) setPreviewed(inputFrom(getValues(), preview));
    },
  }));
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
      <FormField resource={asks} path="subject" isEdited={false} />
      <FormField resource={asks} path="message" isEdited={false} />
      <Box>
        <SaveLetter name={translate('resources.reminders.actions.document.name')} letter={letter} />
      </Box>
      {previewed && <RemindPreviewDialog keys={keys} input={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}
