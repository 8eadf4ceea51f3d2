import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import { Tip } from '../../../shell/display/Tip.tsx';

interface TakeButtonProps {
  /** The accessible name: what is taken. */
  readonly label: string;
  readonly title: string;
  readonly content: string;
  readonly pending: boolean;
  /** Whether the user lacks a right that they would take. */
  readonly isBeyond: boolean;
  readonly onTake: () => void;
}

/** Asks, and takes a right from a person; disabled with the reason for those who lack it themselves. */
export function TakeButton({ label, title, content, pending, isBeyond, onTake }: TakeButtonProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tip title={isBeyond ? translate('personRights.beyond') : label} describeChild={isBeyond}>
        <IconButton
          size="small"
          aria-label={label}
          aria-disabled={isBeyond}
          sx={isBeyond ? { opacity: 0.4 } : undefined}
          onClick={() => isBeyond || setOpen(true)}
        >
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Tip>
      <ConfirmDialog
        open={isOpen}
        title={title}
        content={content}
        confirmLabel={title}
        destructive
        pending={pending}
        onConfirm={() => {
          setOpen(false);
          onTake();
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
