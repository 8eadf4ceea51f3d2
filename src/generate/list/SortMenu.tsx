import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import SortIcon from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';

interface SortMenuProps {
  readonly resource: Resource;
  /** The word above a column, where it is not the property's own. */
  readonly columnLabel?: (path: string) => string;
}

/** The order of a list that is shown as cards, which have no heads to press; the chosen one again turns it round. */
export function SortMenu({ resource: { name, list }, columnLabel }: SortMenuProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(name);
  const { sort, setSort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isAscending = sort.order === 'ASC';
  const wordOf = (path: string) => (list.columns.includes(path) && columnLabel ? columnLabel : labelOf)(path);
  const choose = (field: string) => {
    setSort({ field, order: field === sort.field && isAscending ? 'DESC' : 'ASC' });
    setAnchor(null);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<SortIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('ra.action.sort')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {list.sortable.map((path) => {
          const isChosen = path === sort.field;
          const Direction = isAscending ? UpIcon : DownIcon;
          return (
            <MenuItem
              key={path}
              role="menuitemradio"
              aria-checked={isChosen}
              selected={isChosen}
              onClick={() => choose(path)}
              sx={{ justifyContent: 'space-between' }}
            >
              {wordOf(path)}
              {isChosen && <Direction fontSize="small" titleAccess={translate(`ra.sort.${sort.order}`)} />}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
