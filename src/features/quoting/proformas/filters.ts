export { quotingFilters as default } from '../filters.ts';
