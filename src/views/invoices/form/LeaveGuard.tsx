import { useBlocker, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { ConfirmDialog } from '../../../shell/feedback/ConfirmDialog.tsx';
import { useLines } from '../grid/linesStore.ts';
import type { InvoiceValues } from './values.ts';

/** Asks before what was entered is lost: on the way to another page, and when the tab is closed. */
export function LeaveGuard({ hasFile }: { readonly hasFile: boolean }) {
  const translate = useTranslate();
  const { dirtyFields } = useFormState<InvoiceValues>();
  const hasDirtyLines = useLines((state) => state.dirty);
  const isDirty = hasDirtyLines || hasFile || Object.keys(dirtyFields).length > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={translate('invoiceForm.leave.title')}
      content={translate('invoiceForm.leave.content')}
      confirmLabel={translate('invoiceForm.leave.confirm')}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  );
}
