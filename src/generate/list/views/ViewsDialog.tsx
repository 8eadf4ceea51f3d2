import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import BeginsIcon from '@mui/icons-material/Star';
import BeginIcon from '@mui/icons-material/StarBorder';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState, type FormEvent } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { useViewWrites, type View } from './useViews.ts';

interface ViewsDialogProps {
  readonly resource: Resource;
  readonly views: readonly View[];
  /** The state to save under a name; absent to manage existing views. */
  readonly state: string | undefined;
  readonly onWritten: () => void;
  readonly onClose: () => void;
}

const longestName = 60;

/** Saves, renames, deletes and selects views. */
export function ViewsDialog({ resource, views, state, onWritten, onClose }: ViewsDialogProps) {
  const translate = useTranslate();
  const writes = useViewWrites(resource, views, onWritten);
  const [name, setName] = useState('');
  const [begins, setBegins] = useState(false);

  if (state === undefined) {
    return (
      <DialogFrame title={translate('generate.views.manage')} onClose={onClose}>
        {views.map((view) => (
          <Stack key={view.id} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
            <TextField
              fullWidth
              defaultValue={view.name}
              slotProps={{
                htmlInput: {
                  'aria-label': translate('generate.views.rename', { name: view.name }),
                  maxLength: longestName,
                },
              }}
              onBlur={({ target }) => {
                const renamed = target.value.trim();
                if (renamed && renamed !== view.name) void writes.change(view, { name: renamed });
              }}
            />
            <IconButton
              aria-label={translate('generate.views.begin', { name: view.name })}
              aria-pressed={view.begins ?? false}
              onClick={() => writes.beginWith(view)}
            >
              {view.begins ? <BeginsIcon color="primary" /> : <BeginIcon />}
            </IconButton>
            <IconButton
              aria-label={translate('generate.views.delete', { name: view.name })}
              onClick={() => void writes.remove(view)}
            >
              <DeleteIcon />
            </IconButton>
          </Stack>
        ))}
      </DialogFrame>
    );
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    void writes.save(name.trim(), state, begins);
    onClose();
  };
  return (
    <DialogFrame title={translate('generate.views.save')} onClose={onClose}>
      <Stack component="form" onSubmit={save} spacing={2}>
        <TextField
          autoFocus
          required
          label={translate('resources.saved-views.fields.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: longestName } }}
        />
        <FormControlLabel
          label={translate('resources.saved-views.fields.begins')}
          control={<Checkbox checked={begins} onChange={(_event, checked) => setBegins(checked)} />}
        />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-end' }}>
          {translate('ra.action.save')}
        </Button>
      </Stack>
    </DialogFrame>
  );
}
