/** The pages beside sign-in, by path below `/login`. */
const pages = ['forgot', 'reset', 'invitation', 'email'] as const;

interface LinkPlace {
  readonly purpose: (typeof pages)[number] | undefined;
  readonly token: string;
}

/** Returns the page of a path, and its token. */
export function linkAt(pathname: string): LinkPlace {
  const [, first, second, token = ''] = pathname.split('/');
  const purpose = first === 'login' ? pages.find((page) => page === second) : undefined;
  return { purpose, token: decoded(token) };
}

/** Returns undecodable text unchanged: no token looks like that. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
