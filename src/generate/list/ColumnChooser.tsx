import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
import { ToolMenu } from './ToolMenu.tsx';
import { useColumns } from './useColumns.ts';

interface ColumnChooserProps {
  readonly resource: Resource;
  /** The word above a column, where it is not the property's own. */
  readonly columnLabel?: (path: string) => string;
}

/** Which columns are seen. */
export function ColumnChooser({ resource, columnLabel }: ColumnChooserProps) {
  const translate = useTranslate();
  const labelOf = useLabelOf(resource.name);
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
            {(columnLabel ?? labelOf)(path)}
          </MenuItem>
        ))
      }
    </ToolMenu>
  );
}
