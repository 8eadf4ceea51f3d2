export { default, width } from '../../../../documents/slots/cells/total.tsx';

export const inFile = ['currency', 'amount'];
