/** The one function of seek-bzip that is used; the package brings no types. */
declare module "seek-bzip" {
  interface ByteSink {
    readonly writeByte: (byte: number) => void;
    readonly flush: () => void;
  }
  function decode(input: Uint8Array, output: ByteSink, multistream: boolean): void;
  const bzip2: { readonly decode: typeof decode };
  export default bzip2;
}
