import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import BeginsIcon from '@mui/icons-material/Star';
import BeginIcon from '@mui/icons-material/StarBorder';
import SharedIcon from '@mui/icons-material/People';
import ShareIcon from '@mui/icons-material/PeopleOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState, type FormEvent } from 'react';
import type { SharedView } from '../../../../dataProvider/calls/sharedViews.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useMay } from '../../../access/useMay.ts';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { Tip } from '../../../shell/display/Tip.tsx';
import { useViewWrites, type View } from './useViews.ts';

interface ViewsDialogProps {
  readonly resource: Resource;
  readonly views: readonly View[];
  /** Views of others. */
  readonly shared: readonly SharedView[];
  readonly onRemoveShared: (view: SharedView) => void;
  /** The state to save under a name; absent to manage existing views. */
  readonly state: string | undefined;
  readonly onWritten: () => void;
  readonly onClose: () => void;
}

const longestName = 60;

/** Saves, renames, shares, deletes and selects views; who manages the company's users deletes shared ones of others. */
export function ViewsDialog(props: ViewsDialogProps) {
  const { resource, views, shared, state, onRemoveShared, onWritten, onClose } = props;
  const translate = useTranslate();
  const writes = useViewWrites(resource, views, onWritten);
  const [name, setName] = useState('');
  const [begins, setBegins] = useState(false);
  const [isShared, setShared] = useState(false);
  const mayRemoveOthers = useMay('members', 'remove');

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
            <Tip title={translate('generate.views.shareNew')}>
              <IconButton
                aria-label={translate('generate.views.share', { name: view.name })}
                aria-pressed={view.shared ?? false}
                onClick={() => void writes.change(view, { shared: !view.shared })}
              >
                {view.shared ? <SharedIcon color="primary" /> : <ShareIcon />}
              </IconButton>
            </Tip>
            <IconButton
              aria-label={translate('generate.views.delete', { name: view.name })}
              onClick={() => void writes.remove(view)}
            >
              <DeleteIcon />
            </IconButton>
          </Stack>
        ))}
        {mayRemoveOthers &&
          shared.map((view) => (
            <Stack key={view.uuid} direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {view.name}{' '}
                <Typography component="span" variant="caption" color="textSecondary">
                  {translate('generate.views.sharedBy', { owner: view.owner_name })}
                </Typography>
              </Typography>
              <IconButton
                aria-label={translate('generate.views.delete', { name: view.name })}
                onClick={() => onRemoveShared(view)}
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
    void writes.save(name.trim(), state, { begins, shared: isShared });
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
        <FormControlLabel
          label={translate('generate.views.shareNew')}
          control={<Checkbox checked={isShared} onChange={(_event, checked) => setShared(checked)} />}
        />
        <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-end' }}>
          {translate('ra.action.save')}
        </Button>
      </Stack>
    </DialogFrame>
  );
}
