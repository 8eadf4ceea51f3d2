import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useRef, type ReactNode } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { useRoomForToasts } from '../../forms/useRoomForToasts.ts';
import { useMay } from '../../access/useMay.ts';
import { useChoosing } from './bulk/Choosing.tsx';
import { SelectPage } from './bulk/Selection.tsx';
import { SelectionBar } from './bulk/SelectionBar.tsx';
import { CreateButton } from './tools/CreateButton.tsx';
import './list.css';

/** What the thumb reaches on a narrow screen: a new record, or the actions for selected ones. */
export function ListFoot({ resource }: { readonly resource: Resource }) {
  const { isChoosing } = useChoosing();
  const mayCreate = useMay(resource.name, 'create');
  if (!isChoosing && !mayCreate) return null;
  return <Foot>{isChoosing ? <Chosen resource={resource} /> : <CreateButton resource={resource} />}</Foot>;
}

function Foot({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useRoomForToasts(bar);
  return (
    <div ref={bar} className="list-foot">
      {children}
    </div>
  );
}

function Chosen({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const { setChoosing } = useChoosing();
  const { selectedIds, onUnselectItems } = useListContext();
  const end = () => {
    onUnselectItems();
    setChoosing(false);
  };
  return (
    <>
      <div className="list-choice">
        <SelectPage />
      </div>
      {selectedIds.length > 0 ? (
        <SelectionBar resource={resource} isAtFoot />
      ) : (
        <span>{translate('generate.list.chooseRows')}</span>
      )}
      <Button sx={{ ml: 'auto', flex: 'none' }} onClick={end}>
        {translate('generate.list.endChoosing')}
      </Button>
    </>
  );
}
