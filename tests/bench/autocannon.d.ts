/** What the benchmarks use of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly method?: 'GET' | 'POST';
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
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
    readonly requests: { readonly average: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
