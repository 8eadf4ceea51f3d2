/** Returns a host as it is compared: in lower case, without port and without the root's dot at its end. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/[.]$/, '');

/** Returns whether a host is below another: `acme.example.com` is below `example.com`. */
export const isBelow = (host: string, other: string): boolean => hostName(host).endsWith(`.${hostName(other)}`);

/** Returns whether two hosts are equal or one is below the other, so that who has one may claim the other. */
export const areRelated = (one: string, other: string): boolean =>
  hostName(one) === hostName(other) || isBelow(one, other) || isBelow(other, one);
