/**
 * A function that computes once for each object and answers the same from then on, as long as the object exists. What it
 * answers is shared, so it has to be something that nobody changes.
 */
export function oncePer<Of extends object, Made extends object>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>();
  return (of) => {
    const known = made.get(of);
    if (known !== undefined) return known;
    const fresh = make(of);
    made.set(of, fresh);
    return fresh;
  };
}
