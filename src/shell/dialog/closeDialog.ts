type Reason = 'backdropClick' | 'escapeKeyDown';

/**
 * Returns the `onClose` of a dialog. The second click of a double click on the button that opens the dialog lands beside
 * it and does not close it.
 */
export const closeDialog = (close: () => unknown) => (event: object, reason: Reason) => {
  const isSecondClick = reason === 'backdropClick' && 'detail' in event && Number(event.detail) > 1;
  if (!isSecondClick) close();
};
