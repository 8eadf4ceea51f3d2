/** Returns the initials of a name: the first letters of its first two words. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('');
}
