export { StoredNotice as default } from '../../../shell/StoredNotice.tsx';
