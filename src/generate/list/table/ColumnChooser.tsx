import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../../schemas/resource.ts';
import { useColumnWord } from './columnWords.ts';
import { ToolMenu } from '../tools/ToolMenu.tsx';
import { useColumns } from './useColumns.ts';

/** Selects the visible columns. */
export function ColumnChooser({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const wordOf = useColumnWord(resource.name);
  const { all, visible, isVisible, toggle } = useColumns(resource);
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
            {wordOf(path)}
          </MenuItem>
        ))
      }
    </ToolMenu>
  );
}
