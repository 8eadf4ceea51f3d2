/** Returns the property that identifies a record or reference: `id` for the platform, `uuid` for tenants. */
export function keyOf({ properties = {} }: { readonly properties?: Readonly<Record<string, unknown>> }): 'uuid' | 'id' {
  return Object.hasOwn(properties, 'id') ? 'id' : 'uuid';
}
