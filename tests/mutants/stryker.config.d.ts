declare const config: { readonly mutate: readonly string[] };
export default config;
