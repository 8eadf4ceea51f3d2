import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import SortIcon from '@mui/icons-material/SwapVert';
import MenuItem from '@mui/material/MenuItem';
import { useListContext, useTranslate } from 'react-admin';
import type { Resource } from '../../../../schemas/resource.ts';
import { useColumnWord } from '../table/columnWords.ts';
import { ToolMenu } from './ToolMenu.tsx';

/** The sort order of cards, which have no heads; selecting the current one reverses it. */
export function SortMenu({ resource: { name, list } }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const wordOf = useColumnWord(name);
  const { sort, setSort } = useListContext();
  const isAscending = sort.order === 'ASC';
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
