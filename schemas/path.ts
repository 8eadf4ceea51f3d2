/** The dotted paths of an object schema, three levels deep: `name`, `location.country.id`. Arrays end a path. */
export type Path<S, Depth extends unknown[] = []> = Depth['length'] extends 3
  ? never
  : S extends { readonly properties: infer P }
    ? { [K in keyof P & string]: K | `${K}.${Path<P[K], [...Depth, unknown]>}` }[keyof P & string]
    : never;
