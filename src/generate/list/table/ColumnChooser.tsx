import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useReducer } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { useColumnWord } from './columnWords.ts';
import { ToolMenu } from '../tools/ToolMenu.tsx';
import { useColumns } from './useColumns.ts';

/** Whether the table has no room for a column that is selected. */
function lacksRoom(path: string): boolean {
  const head = document.querySelector(`th[data-path="${path}"]`);
  return head !== null && getComputedStyle(head).display === 'none';
}

/** Selects the visible columns, and says which of them do not fit. */
export function ColumnChooser({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const wordOf = useColumnWord(resource.name);
  const { all, visible, isVisible, toggle } = useColumns(resource);
  const { isPlaceholderData } = useListContext();
  const [, measureAgain] = useReducer((times: number) => times + 1, 0);
  // Another column may need room that others had, as soon as the table has it.
  useEffect(measureAgain, [measureAgain, visible, isPlaceholderData]);
  return (
    <ToolMenu label={translate('generate.list.columns')} icon={<ColumnsIcon />}>
      {() =>
        all.map(({ path }) => (
          <MenuItem
            key={path}
            role="menuitemcheckbox"
            aria-checked={isVisible(path)}
            disabled={visible.length === 1 && isVisible(path)}
            onClick={() => toggle(path)}
          >
            {isVisible(path) ? <CheckedIcon color="primary" /> : <UncheckedIcon />}
            <span>
              {wordOf(path)}
              {isVisible(path) && lacksRoom(path) && (
                <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
                  {translate('generate.list.noRoom')}
                </Typography>
              )}
            </span>
          </MenuItem>
        ))
      }
    </ToolMenu>
  );
}
