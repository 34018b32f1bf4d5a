import type { Plugin } from "vite";

/** What is changed in the PDF library, and into what. Each must be found exactly once, or the build fails. */
const changes: [from: string, to: string][] = [
  [
    "let n=this.minBufferLength;for(;n<e;)n*=2;",
    "let n=this.minBufferLength;for(;n<e;)n*=2;globalThis.takePdfMemory?.(n);",
  ],
  ["get isAsync(){return this.#e}getBits(", "get isAsync(){return!1}getBits("],
  // The platform's own decompression takes in all of a stream at once, so the library's, which asks, does it alone.
  ["try{let{readable:n,writable:r}=new DecompressionStream(e),i=r.getWriter();", "try{throw Error();let n,r,i;"],
  // Brotli would unpack at once, too; hardly any PDF has it yet.
  ["readBlock(){let e=this.stream.getBytes(),t=Ge(", "readBlock(){throw Error();let e=this.stream.getBytes(),t=Ge("],
  // Instructions and letters take time rather than memory; at this price there may be 400,000 or a million of them.
  ["return this.preprocessCommand(a,t),", "return globalThis.takePdfMemory?.(64),this.preprocessCommand(a,t),"],
  ["charsToGlyphs(e){", "charsToGlyphs(e){globalThis.takePdfMemory?.(24*e.length);"],
  ["_.styles[t]={fontFamily:e.fallbackName,", "_.styles[t]={name:e.name,fontFamily:e.fallbackName,"],
];

/**
 * The PDF library unpacks whatever a file holds into memory, without a limit and in ways that cannot be told from outside
 * (encrypted, packed twice). With this it asks `takePdfMemory` before each growth and each instruction, and that may
 * throw. It also passes on the fonts' own names with the text, which else costs a reading of all drawing instructions.
 */
export function boundedPdf(): Plugin {
  return {
    name: "bounded-pdf",
    transform: {
      filter: { id: /unpdf\/dist\/pdfjs\.mjs/ },
      // No map: nobody debugs the minified library.
      handler: (code) => ({ code: changes.reduce(changed, code), map: { mappings: "" } }),
    },
  };
}

/** The code with one change made. */
function changed(code: string, [from, to]: [from: string, to: string]): string {
  const [before, after, ...more] = code.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`unpdf has changed: "${from}" is not there exactly once. See scripts/bounded-pdf-plugin.ts.`);
  return before + to + after;
}
