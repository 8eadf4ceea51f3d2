import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { useRef } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { useRoomForToasts } from '../../../forms/useRoomForToasts.ts';
import { useChoosing } from './Choosing.tsx';
import { SelectPage } from './Selection.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import '../list.css';

/** The actions for the rows that are being selected on a narrow screen. */
export function ChosenFoot({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const bar = useRef<HTMLDivElement>(null);
  useRoomForToasts(bar);
  const { setChoosing } = useChoosing();
  const { selectedIds, onUnselectItems } = useListContext();
  const end = () => {
    onUnselectItems();
    setChoosing(false);
  };
  return (
    <div ref={bar} className="list-foot">
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
    </div>
  );
}
