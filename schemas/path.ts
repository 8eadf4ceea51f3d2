/**
 * The dotted paths of an object schema, four levels deep: `name`, `location.country.id`; of a list's row by index,
 * `transactions.0.status`.
 */
export type Path<S, Depth extends unknown[] = []> = Depth['length'] extends 4
  ? never
  : S extends { readonly properties: infer P }
    ? { [K in keyof P & string]: K | `${K}.${Path<P[K], [...Depth, unknown]>}` }[keyof P & string]
    : S extends { readonly items: infer Row }
      ? `${number}.${Path<Row, [...Depth, unknown]>}`
      : never;
