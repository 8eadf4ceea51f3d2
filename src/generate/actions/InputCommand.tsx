import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Form, useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { defaultsOf } from '../../kinds/shared/defaults.ts';
import { FormLock } from '../../forms/FormLock.tsx';
import { WaitNote } from '../../forms/WaitNote.tsx';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { iconOf } from '../../shell/icons.ts';
import { FormField } from '../form/FormField.tsx';
import { resolverOf } from '../validate/resolver.ts';
import type { CommandDialogProps } from './CommandDialog.tsx';
import { useActions } from './useActions.ts';
import { useCommand } from './useCommand.ts';
import { useCommandWords } from './useCommandWords.ts';

/** Asks for what a command needs, by the schema of its input; it begins with what the record has by the same names. */
export function InputCommand({
  resource,
  name,
  record,
  asks,
  onClose,
}: CommandDialogProps & { readonly asks: Resource }) {
  const translate = useTranslate();
  const formId = useId();
  const { actions, subjectOf } = useActions();
  const { title, body, confirm } = useCommandWords(resource.name, name);
  const { run, running } = useCommand<FieldValues>(resource, name, record.id, onClose);
  const resolver = useMemo(() => resolverOf(asks), [asks]);
  const begun = useMemo(() => {
    const own = Object.keys(propertiesOf(asks.schema)).map((path) => [path, record[path]] as const);
    return { ...defaultsOf(asks.schema), ...Object.fromEntries(own.filter(([, value]) => value !== undefined)) };
  }, [asks, record]);
  const { icon, isFinal } = actions.commands[name] ?? {};
  const Icon = iconOf(icon);

  return (
    <DialogFrame
      title={title}
      subtitle={subjectOf(record)}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <WaitNote isPending={running} />
          <Button onClick={onClose}>{translate('common.back')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="contained"
            color={isFinal ? 'error' : 'primary'}
            startIcon={icon && <Icon />}
            loading={running}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {body && <Typography color="textSecondary">{body}</Typography>}
      <Form
        id={formId}
        resolver={resolver}
        defaultValues={begun}
        record={{}}
        onSubmit={run}
        mode="onTouched"
        noValidate
      >
        <FormLock>
          <Stack spacing={1} sx={{ pt: 1 }}>
            {Object.keys(propertiesOf(asks.schema)).map((path, index) => (
              <FormField key={path} resource={asks} path={path} autoFocus={index === 0} isEdited={false} />
            ))}
          </Stack>
        </FormLock>
      </Form>
    </DialogFrame>
  );
}
