import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import SortIcon from '@mui/icons-material/SwapVert';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useTranslate } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { ToolMenu } from './ToolMenu.tsx';

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
  const isAscending = sort.order === 'ASC';
  const wordOf = (path: string) => (list.columns.includes(path) && columnLabel ? columnLabel : labelOf)(path);
  const choose = (field: string) => setSort({ field, order: field === sort.field && isAscending ? 'DESC' : 'ASC' });
  return (
    <ToolMenu label={translate('ra.action.sort')} icon={<SortIcon />}>
      {(close) =>
        list.sortable.map((path) => {
          const isChosen = path === sort.field;
          const Direction = isAscending ? UpIcon : DownIcon;
          return (
            <MenuItem
              key={path}
              role="menuitemradio"
              aria-checked={isChosen}
              selected={isChosen}
              onClick={() => {
                choose(path);
                close();
              }}
              sx={{ justifyContent: 'space-between' }}
            >
              {wordOf(path)}
              {isChosen && <Direction fontSize="small" titleAccess={translate(`ra.sort.${sort.order}`)} />}
            </MenuItem>
          );
        })
      }
    </ToolMenu>
  );
}
