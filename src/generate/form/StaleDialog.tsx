import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from '../../shell/feedback/ConfirmDialog.tsx';
import { useToast } from '../useToast.ts';

interface StaleDialogProps {
  readonly open: boolean;
  /** Puts the current version below what was entered here. */
  readonly onLoad: () => Promise<void>;
  readonly onClose: () => void;
}

/** Somebody else has saved the record meanwhile: offers to go on from there, keeping what was entered here. */
export function StaleDialog({ open, onLoad, onClose }: StaleDialogProps) {
  const translate = useTranslate();
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);

  const load = async () => {
    setLoading(true);
    try {
      await onLoad();
    } catch (error) {
      toast.failed(error);
    } finally {
      setLoading(false);
      onClose();
    }
  };

  return (
    <ConfirmDialog
      open={open}
      title={translate('generate.stale.title')}
      content={translate('generate.stale.content')}
      confirmLabel={translate('generate.stale.load')}
      pending={isLoading}
      onConfirm={() => void load()}
      onClose={onClose}
    />
  );
}
