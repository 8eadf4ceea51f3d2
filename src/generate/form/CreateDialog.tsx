import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCreate, useTranslate, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { useId, useMemo } from 'react';
import { HttpError } from '../../../dataProvider/httpError.ts';
import type { QuickCreateProps } from '../../kinds/reference/quickCreate.ts';
import { resourceOf } from '../../data/resources.ts';
import { useToast } from '../useToast.ts';
import { DialogSaveBar } from './SaveBar.tsx';
import { useNewTitle } from './useNewTitle.ts';
import { RecordForm } from './RecordForm.tsx';

/** Creates a record while another is edited: the whole generated form in a dialog. Its name begins with what was searched for. */
export function CreateDialog({ resource: name, text, onCreated, onClose }: QuickCreateProps) {
  const translate = useTranslate();
  const toast = useToast();
  const id = useId();
  const resource = resourceOf(name);
  const isNarrow = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'), { noSsr: true });
  const initial = useMemo(() => (text ? { [resource.label]: text } : {}), [text, resource.label]);
  const [create] = useCreate(name, undefined, { returnPromise: true });

  const save = async (data: Record<string, unknown>) => {
    try {
      const record = await create(name, { data });
      toast.saved(record);
      onCreated(record);
      return undefined;
    } catch (error) {
      toast.failed(error);
      return error instanceof HttpError ? error.errors : undefined;
    }
  };

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isNarrow} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {useNewTitle(name)}
      </DialogTitle>
      <IconButton
        aria-label={translate('common.close')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 16, top: 16 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <ResourceContextProvider value={name}>
          <RecordContextProvider value={undefined}>
            <RecordForm resource={resource} isNew initial={initial} onSubmit={save}>
              <DialogSaveBar>
                <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
              </DialogSaveBar>
            </RecordForm>
          </RecordContextProvider>
        </ResourceContextProvider>
      </DialogContent>
    </Dialog>
  );
}
