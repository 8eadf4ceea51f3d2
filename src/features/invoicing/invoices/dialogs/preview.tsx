export { default } from '../../../../documents/slots/dialogs/pdf.tsx';
