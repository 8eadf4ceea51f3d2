import MoreIcon from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { use, useRef, useState, type KeyboardEvent } from 'react';
import { detailFields } from '../../../domain/documents/lineFields.ts';
import { textKinds } from '../../../schemas/parts/documents/rowKinds.ts';
import { useGridControls } from './controls.ts';
import { LineOptionsContext } from './lineOptions.ts';
import { useLinesStore } from './lines/linesStore.ts';
import { handleId } from './useGrid.ts';

interface RowHandleProps {
  readonly lineKey: string;
  readonly position: number;
  readonly description: string;
  /** Whether the row is a line, which has details. */
  readonly isLine: boolean;
  readonly isOptional: boolean;
  /** Whether it is the grid's tab stop. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

/** The number of a line, which opens it by keyboard and has its menu. Arrows move between handles. */
export function RowHandle({ lineKey, position, description, isLine, isOptional, isStop, onFocus }: RowHandleProps) {
  const translate = useTranslate();
  const hasOptions = use(LineOptionsContext);
  const controls = useGridControls();
  const store = useLinesStore();
  const menuButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === -1 || step === 1) {
      event.preventDefault();
      if (event.altKey) controls.move(lineKey, step);
      else controls.focusHandle(lineKey, step);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      controls.remove(lineKey);
    }
  };
  const choose = (act: () => void) => () => {
    setOpen(false);
    act();
  };

  return (
    <div className="line-handle">
      <button
        type="button"
        id={handleId(lineKey)}
        tabIndex={isStop ? 0 : -1}
        className="line-number-button figures"
        aria-label={translate('documents.grid.editLine', { position, description })}
        onFocus={onFocus}
        onKeyDown={press}
        onClick={() => controls.enter({ key: lineKey, column: isLine ? 'item' : 'description' })}
      >
        {position}
      </button>
      <button
        ref={menuButton}
        type="button"
        tabIndex={isStop ? 0 : -1}
        className="line-menu-button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={translate('documents.grid.lineOptions', { position })}
        onClick={() => setOpen(true)}
      >
        <MoreIcon fontSize="small" />
      </button>
      {isOpen && (
        <Menu open anchorEl={menuButton.current} onClose={() => setOpen(false)}>
          {isLine && detailFields.length > 0 && (
            <MenuItem onClick={choose(() => controls.openDetails(lineKey))}>
              {translate('documents.grid.openDetails')}
            </MenuItem>
          )}
          {isLine && hasOptions && (
            <MenuItem onClick={choose(() => controls.change(lineKey, { is_optional: isOptional ? undefined : true }))}>
              {translate(`documents.grid.${isOptional ? 'makeFirm' : 'makeOptional'}`)}
            </MenuItem>
          )}
          {textKinds.map((row) => (
            <MenuItem key={row} onClick={choose(() => controls.addText(row, lineKey))}>
              {translate(`documents.grid.addBelow.${row}`)}
            </MenuItem>
          ))}
          <MenuItem disabled={position === 1} onClick={choose(() => controls.move(lineKey, -1))}>
            {translate('documents.grid.moveUp')}
          </MenuItem>
          <MenuItem disabled={position === store.get().lines.length} onClick={choose(() => controls.move(lineKey, 1))}>
            {translate('documents.grid.moveDown')}
          </MenuItem>
          <MenuItem onClick={choose(() => controls.duplicate(lineKey))}>
            {translate('documents.grid.duplicate')}
          </MenuItem>
          <MenuItem onClick={choose(() => controls.remove(lineKey))} sx={{ color: 'error.main' }}>
            {translate('documents.grid.remove')}
          </MenuItem>
        </Menu>
      )}
    </div>
  );
}
