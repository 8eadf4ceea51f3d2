/** The property that identifies a record, or what a reference points to. Platform rows have an `id`, tenant rows a `uuid`. */
export function keyOf({ properties = {} }: { readonly properties?: Readonly<Record<string, unknown>> }): 'uuid' | 'id' {
  return Object.hasOwn(properties, 'id') ? 'id' : 'uuid';
}
