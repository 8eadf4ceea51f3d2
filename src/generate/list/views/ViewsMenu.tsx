import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import { useStoreContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Resource } from '../../../../schemas/resource.ts';
import { listKey } from '../../../data/listState.ts';
import { useMay } from '../../useMay.ts';
import { ToolMenu } from '../ToolMenu.tsx';
import { useViews } from './useViews.ts';

const ViewsDialog = lazy(async () => ({ default: (await import('./ViewsDialog.tsx')).ViewsDialog }));

interface ViewsProps {
  readonly resource: Resource;
}

/** The views that somebody saved of a list, for whoever may have some. */
export function ViewsMenu({ resource }: ViewsProps) {
  const mayHave = useMay('saved-views', 'create');
  return mayHave ? <Views resource={resource} /> : null;
}

function Views({ resource }: ViewsProps) {
  const translate = useTranslate();
  const store = useStoreContext();
  const { search } = useLocation();
  const { views, isSuccess, state, show, refetch } = useViews(resource);
  const [asked, ask] = useState<'save' | 'manage'>();
  // The list as nobody left it: it begins with the view that is chosen for that.
  const [isFresh, setFresh] = useState(() => search === '' && store.getItem(listKey(resource)) === undefined);
  useEffect(() => {
    if (!isFresh || !isSuccess) return;
    setFresh(false);
    const first = views.find(({ begins }) => begins);
    if (first) show(first);
  }, [isFresh, isSuccess, views, show]);

  return (
    <>
      <ToolMenu label={translate('generate.views.menu')} icon={<ViewsIcon />}>
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
                aria-checked={view.state === state}
                selected={view.state === state}
                onClick={choose(() => show(view))}
              >
                {view.name}
              </MenuItem>
            )),
            views.length > 0 && <Divider key="divider" />,
            <MenuItem key="save" onClick={choose(() => ask('save'))}>
              {translate('generate.views.save')}
            </MenuItem>,
            views.length > 0 && (
              <MenuItem key="manage" onClick={choose(() => ask('manage'))}>
                {translate('generate.views.manage')}
              </MenuItem>
            ),
          ];
        }}
      </ToolMenu>
      {asked && (
        <Suspense>
          <ViewsDialog
            resource={resource}
            views={views}
            state={asked === 'save' ? state : undefined}
            onWritten={() => void refetch()}
            onClose={() => ask(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
