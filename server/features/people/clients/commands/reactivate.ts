export { beyondScope as check } from '../scope.ts';
