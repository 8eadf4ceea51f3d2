import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { TemplateBlock } from '../../../../../../schemas/parts/templates/template.ts';
import { singleBlocks } from '../../../../../../domain/templates/readTemplate.ts';
import { blocksIn } from '../../../../../../domain/templates/texts.ts';
import { useEditing } from '../editing.ts';
import { placeOf, takes } from '../model/places.ts';
import type { BlockActs } from './useBlockActs.ts';

interface BlockMenuProps {
  readonly path: string;
  readonly block: TemplateBlock;
  readonly name: string;
  readonly acts: BlockActs;
}

/** Further actions of a block. */
export function BlockMenu({ path, block, name, acts }: BlockMenuProps) {
  const translate = useTranslate();
  const { template } = useEditing();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const mayCopy = takes(template, placeOf(path).list, block.type) && !holdsSingle(block);
  const choose = (run: () => void) => () => {
    setAnchor(undefined);
    run();
  };
  return (
    <>
      <IconButton
        size="small"
        data-part="menu"
        aria-haspopup="menu"
        aria-label={translate('templateEditor.options', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      {/* Focus moves to the block that takes the place. */}
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        <MenuItem disabled={!mayCopy} onClick={choose(() => acts.duplicate(path))}>
          {translate('templateEditor.duplicate')}
        </MenuItem>
        <MenuItem onClick={choose(() => acts.remove(path))} sx={{ color: 'error.main' }}>
          {translate('templateEditor.remove')}
        </MenuItem>
      </Menu>
    </>
  );
}

/** Whether a block is, or contains, one that a template can have only once. */
const holdsSingle = (block: TemplateBlock): boolean =>
  blocksIn({ blocks: [block] }).some((placed) => singleBlocks.has(placed.block.type));
