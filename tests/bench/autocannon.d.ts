/** The part of autocannon's API that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    /** Sent one after the other in a loop; `url` names their host. */
    readonly requests?: readonly (Pick<Options, 'method' | 'headers' | 'body'> & { readonly path: string })[];
    readonly connections: number;
    /** Threads that generate the load. */
    readonly workers: number;
    /** In seconds. */
    readonly duration: number;
  }

  interface Result {
    readonly non2xx: number;
    readonly errors: number;
    /** Answered requests per second, and in total. */
    readonly requests: { readonly average: number; readonly total: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
