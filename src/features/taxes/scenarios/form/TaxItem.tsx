import DownIcon from '@mui/icons-material/ExpandMore';
import MoreIcon from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { Country } from '../../../../../domain/kinds/country.ts';
import { AddedAfterContext } from '../../../../kinds/shared/addedAfter.ts';
import type { TaxRow } from '../words/formRow.ts';
import { rowSentence, type Speech } from '../words/rowWords.ts';
import { TaxColumns } from '../words/TaxColumns.tsx';
import { TaxDetails } from './TaxDetails.tsx';

interface TaxItemProps {
  readonly index: number;
  readonly rows: readonly TaxRow[];
  /** Whether it follows another row of its tax in time. */
  readonly isLater: boolean;
  /** The number of attempts to save before it was added; undefined for others. */
  readonly addedAfter: number | undefined;
  readonly country: Country | undefined;
  readonly speech: Speech;
  readonly onMove: () => void;
  readonly onFollow: () => void;
  readonly onRemove: () => void;
}

/** A tax in one line, which opens into its fields. One with errors is open. */
export function TaxItem({ index, rows, isLater, addedAfter, speech, country, ...verbs }: TaxItemProps) {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(addedAfter !== undefined);
  const [opened, setOpened] = useState(addedAfter ?? 0);
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const { errors, submitCount } = useFormState({ name: 'tributes' });
  const isWrong = get(errors, `tributes.${index}`) !== undefined;
  // Each attempt to save opens the rows with errors, also those that the server finds later.
  if (isWrong && submitCount > opened) {
    setOpened(submitCount);
    setOpen(true);
  }
  const row = rows[index];
  if (!row) return null;
  const name = row.tribute?.name || translate('scenarios.rows.unnamed');
  const pick = (verb: () => void) => () => {
    setMenu(null);
    verb();
  };

  return (
    <li className="tax" data-later={isLater} data-open={isOpen}>
      <div className="tax-line">
        <button
          type="button"
          className="tax-summary"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-describedby={`${id}-words`}
          data-wrong={isWrong && !isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <DownIcon fontSize="small" className="tax-mark" />
          <TaxColumns row={row} speech={speech} />
        </button>
        <span hidden id={`${id}-words`}>
          {rowSentence(row, speech)}
        </span>
        <IconButton
          size="small"
          aria-label={translate('scenarios.rows.more', { tax: name })}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setMenu(currentTarget)}
        >
          <MoreIcon fontSize="small" />
        </IconButton>
        <Menu anchorEl={menu} open={menu !== null} onClose={() => setMenu(null)}>
          <MenuItem onClick={pick(verbs.onFollow)}>{translate('scenarios.rows.follow')}</MenuItem>
          <MenuItem onClick={pick(verbs.onMove)}>{translate('scenarios.rows.move')}</MenuItem>
          <MenuItem onClick={pick(verbs.onRemove)}>{translate('scenarios.rows.remove')}</MenuItem>
        </Menu>
      </div>
      {isOpen && (
        <div
          id={id}
          role="group"
          aria-label={translate('scenarios.rows.details', { tax: name })}
          className="tax-details"
        >
          <AddedAfterContext value={addedAfter}>
            <TaxDetails index={index} rows={rows} isNew={addedAfter !== undefined} country={country} speech={speech} />
          </AddedAfterContext>
        </div>
      )}
    </li>
  );
}
