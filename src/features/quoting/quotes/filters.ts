import { quotingFilters } from '../filters.ts';

export default [...quotingFilters, 'series_uuid'];
