import CheckedIcon from '@mui/icons-material/CheckBox';
import UncheckedIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { useLabelOf } from '../../kinds/shared/words.ts';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('generate.list.columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {all.map(({ path }) => (
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
        ))}
      </Menu>
    </>
  );
}
