import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import { useToast } from '../../useToast.ts';

interface StaleDialogProps {
  readonly open: boolean;
  /** Merges the current version with the user's input. */
  readonly onLoad: () => Promise<void>;
  readonly onClose: () => void;
}

/** Another user has saved the record meanwhile: offers to continue with both changes. */
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
