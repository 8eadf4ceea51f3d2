/** Caches a computation per object for the object's lifetime. The result is shared, so callers must not change it. */
export function memoized<Of extends object, Made extends object>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>();
  return (of) => {
    const known = made.get(of);
    if (known !== undefined) return known;
    const fresh = make(of);
    made.set(of, fresh);
    return fresh;
  };
}
