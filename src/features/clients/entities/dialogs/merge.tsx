import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { inputOf } from '../../../../../domain/actions/requests.ts';
import { taxIdCountry } from '../../../../../domain/kinds/taxId.ts';
import { referenceKey } from '../../../../../domain/kinds/reference.ts';
import type { ClientMerge } from '../../../../../schemas/parts/clients/merge.ts';
import entities, { type Entity } from '../../../../../schemas/resources/clients/entities.ts';
import { InputForm } from '../../../../generate/actions/InputForm.tsx';
import type { ActedRecord } from '../../../../generate/actions/useActions.ts';
import type { ActionDialogProps } from '../../../../generate/actions/dialogs.ts';
import { useCommand } from '../../../../generate/actions/useCommand.tsx';
import { useCommandWords } from '../../../../generate/actions/useCommandWords.ts';
import { FormDialog } from '../../../../shell/dialog/FormDialog.tsx';
import { useDuplicates } from '../duplicates/useDuplicates.ts';
import { Comparison } from '../merging/Comparison.tsx';

type Client = Entity & ActedRecord;

const asks = inputOf(entities, 'merge') ?? entities;

/** Merges a client with another one: which of both stays, and from which it has each value in which they differ. */
export default function Merge({ record, onClose }: ActionDialogProps<Client>) {
  const translate = useTranslate();
  const formId = useId();
  const { title, body, confirm } = useCommandWords(entities.name, 'merge');
  const [other, setOther] = useState<string>();
  const [isSwapped, setSwapped] = useState(false);
  const merged = isSwapped && other !== undefined ? other : record.id;
  const { run, running } = useCommand<ClientMerge>(entities, 'merge', merged, onClose);
  const country = taxIdCountry(record);
  const [likely] = useDuplicates({
    uuid: record.id,
    name: record.name,
    ...(record.nif && { nif: record.nif }),
    ...(country && { country }),
  }).filter(({ archived }) => !archived);
  const submit = async ({ into, take }: Readonly<Record<string, unknown>>) => {
    const key = referenceKey(into);
    if (key === undefined) return {};
    const errors = await run({
      into: { uuid: isSwapped ? record.id : String(key) },
      take: (Array.isArray(take) ? take : []) as ClientMerge['take'],
    });
    // What the client that stays would be wrong in is said where it is chosen.
    const [path, message] = Object.entries(errors ?? {})[0] ?? [];
    return path === undefined || path === 'into' ? errors : { take: message };
  };
  return (
    <FormDialog
      form={formId}
      title={title}
      subtitle={record.name}
      size="md"
      pending={running}
      confirm={confirm}
      button={{ disabled: other === undefined }}
      beside={
        other !== undefined && (
          <Button onClick={() => setSwapped((was) => !was)}>{translate('resources.entities.merging.swap')}</Button>
        )
      }
      onClose={onClose}
    >
      <Typography color="textSecondary">{body}</Typography>
      <InputForm
        key={likely?.uuid ?? ''}
        id={formId}
        asks={asks}
        begun={likely && { into: { uuid: likely.uuid, name: likely.name } }}
        own={{ take: <Comparison client={record.id} isSwapped={isSwapped} onOther={setOther} /> }}
        onSubmit={submit}
      />
    </FormDialog>
  );
}
