/** What the benchmarks use of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Asked for one after the other, again and again; the address is that of their host. */
    readonly requests?: readonly (Pick<Options, 'method' | 'headers' | 'body'> & { readonly path: string })[];
    readonly connections: number;
    /** Threads that make the load. */
    readonly workers: number;
    /** Seconds. */
    readonly duration: number;
  }

  interface Result {
    readonly non2xx: number;
    readonly errors: number;
    /** Requests answered a second. */
    readonly requests: { readonly average: number; readonly total: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
