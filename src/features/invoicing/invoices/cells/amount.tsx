export { default } from '../../../../documents/slots/cells/total.tsx';

export const width = 124;
