import Badge from '@mui/material/Badge';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import ShownIcon from '@mui/icons-material/Bookmark';
import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { useMay } from '../../../access/useMay.ts';
import { ToolMenu } from '../tools/ToolMenu.tsx';
import { useSharedViews } from './useSharedViews.ts';
import { useViews, useViewWrites } from './useViews.ts';

const ViewsDialog = lazy(async () => ({ default: (await import('./ViewsDialog.tsx')).ViewsDialog }));

interface ViewsProps {
  readonly resource: Resource;
}

/** The user's saved views of a list and those that others share, if they may have any. */
export function ViewsMenu({ resource }: ViewsProps) {
  const mayHave = useMay('saved-views', 'create');
  return mayHave ? <Views resource={resource} /> : null;
}

function Views({ resource }: ViewsProps) {
  const translate = useTranslate();
  const { views, shown, isChanged, state, show, refetch } = useViews(resource);
  const writes = useViewWrites(resource, views, () => void refetch());
  const [dialog, open] = useState<'save' | 'manage'>();
  const [isOpened, setOpened] = useState(false);
  const { shared, remove } = useSharedViews(resource, isOpened);
  const mayRemoveOthers = useMay('members', 'remove');
  const hasMore = views.length > 0 || (mayRemoveOthers && shared.length > 0);

  return (
    <>
      <ToolMenu
        onOpen={() => setOpened(true)}
        label={
          <>
            {translate('generate.views.menu')}
            {isChanged && <span style={visuallyHidden}> ({translate('generate.views.changed')})</span>}
          </>
        }
        icon={
          <Badge variant="dot" color="warning" invisible={!isChanged}>
            {shown ? <ShownIcon /> : <ViewsIcon />}
          </Badge>
        }
      >
        {(close) => {
          const choose = (act: () => void) => () => {
            act();
            close();
          };
          return [
            ...views.map((view) => (
              <MenuItem
                key={view.id}
                role="menuitemradio"
                aria-checked={view === shown}
                selected={view === shown}
                onClick={choose(() => show(view))}
                sx={{ gap: 1 }}
              >
                <Typography noWrap sx={{ maxWidth: 320 }}>
                  {view.name}
                </Typography>
                {view === shown && isChanged && (
                  <Typography variant="caption" color="textSecondary">
                    {translate('generate.views.changed')}
                  </Typography>
                )}
              </MenuItem>
            )),
            ...shared.map((view) => (
              <MenuItem
                key={view.uuid}
                role="menuitemradio"
                aria-checked={!shown && view.state === state}
                selected={!shown && view.state === state}
                onClick={choose(() => show(view))}
                sx={{ gap: 1, alignItems: 'baseline' }}
              >
                <Typography noWrap sx={{ maxWidth: 320 }}>
                  {view.name}
                </Typography>
                <Typography variant="caption" color="textSecondary" noWrap sx={{ maxWidth: 200 }}>
                  {translate('generate.views.sharedBy', { owner: view.owner_name })}
                </Typography>
              </MenuItem>
            )),
            views.length + shared.length > 0 && <Divider key="divider" />,
            shown && isChanged && (
              <MenuItem key="keep" onClick={choose(() => void writes.change(shown, { state }))}>
                {translate('generate.views.keep')}
              </MenuItem>
            ),
            <MenuItem key="save" onClick={choose(() => open('save'))}>
              {translate(shown ? 'generate.views.saveAnew' : 'generate.views.save')}
            </MenuItem>,
            hasMore && (
              <MenuItem key="manage" onClick={choose(() => open('manage'))}>
                {translate('generate.views.manage')}
              </MenuItem>
            ),
          ];
        }}
      </ToolMenu>
      {dialog && (
        <Suspense>
          <ViewsDialog
            resource={resource}
            views={views}
            shared={shared}
            onRemoveShared={remove}
            state={dialog === 'save' ? state : undefined}
            onWritten={() => void refetch()}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
