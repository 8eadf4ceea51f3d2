import type { ObjectSchema } from '../../schemas/resource.ts';
import { propertiesOf } from './property.ts';

/** Returns the sets of properties with unique values; the last of a set reports a duplicate. */
export const uniqueSets = (schema: ObjectSchema): string[][] =>
  Object.entries(propertiesOf(schema)).flatMap(([path, { unique }]) =>
    unique ? [[...(unique === true ? [] : unique.with), path]] : [],
  );
