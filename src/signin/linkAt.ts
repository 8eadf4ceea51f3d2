/** The pages beside sign-in, by their place behind `/login`. */
const pages = ['forgot', 'reset', 'invitation', 'email'] as const;

interface LinkPlace {
  readonly purpose: (typeof pages)[number] | undefined;
  readonly token: string;
}

/** Which of those pages a path is, and the token it carries. */
export function linkAt(pathname: string): LinkPlace {
  const [, first, second, token = ''] = pathname.split('/');
  const purpose = first === 'login' ? pages.find((page) => page === second) : undefined;
  return { purpose, token: decoded(token) };
}

/** What is no part of an address as browsers write them stays as it is: no server has such a token. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
