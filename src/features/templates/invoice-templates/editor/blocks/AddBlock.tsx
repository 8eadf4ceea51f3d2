import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { singleBlocks } from '../../../../../../domain/templates/readTemplate.ts';
import { blocksIn } from '../../../../../../domain/templates/texts.ts';
import { useEditing } from '../editing.ts';
import { blockTypes } from '../model/blockTypes.ts';
import { listAt, takes } from '../model/places.ts';
import { useBlockName } from '../words.ts';
import { blockIcons } from './blockIcons.ts';
import { useBlockActs } from './useBlockActs.ts';

interface AddBlockProps {
  readonly list: string;
  /** What is added to, for screen readers: "Column 1". */
  readonly name?: string;
}

/** Adds a block to the end of a list, from a menu with names and descriptions. */
export function AddBlock({ list, name }: AddBlockProps) {
  const translate = useTranslate();
  const nameOf = useBlockName();
  const { template } = useEditing();
  const { add } = useBlockActs();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const present = new Set(blocksIn(template).map(({ block }) => block.type));
  const label = translate('templateEditor.add');
  return (
    <>
      <Button
        size="small"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-label={name && `${label}: ${name}`}
        disabled={!takes(template, list, 'text')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        // Focus moves to the new block.
        disableRestoreFocus
        slotProps={{ paper: { sx: { maxHeight: 420, width: 340, maxWidth: 'calc(100vw - 32px)' } } }}
      >
        {blockTypes
          .filter((type) => takes(template, list, type))
          .map((type) => {
            const Icon = blockIcons[type];
            const isPresent = singleBlocks.has(type) && present.has(type);
            return (
              <MenuItem
                key={type}
                disabled={isPresent}
                sx={{ alignItems: 'flex-start', whiteSpace: 'normal' }}
                onClick={() => {
                  setAnchor(undefined);
                  add({ list, index: listAt(template, list).length }, type);
                }}
              >
                <ListItemIcon sx={{ mt: 0.25 }}>
                  <Icon fontSize="small" />
                </ListItemIcon>
                <ListItemText
                  primary={nameOf(type)}
                  secondary={translate(isPresent ? 'templateEditor.present' : `templateEditor.blocks.${type}.about`)}
                />
              </MenuItem>
            );
          })}
      </Menu>
    </>
  );
}
