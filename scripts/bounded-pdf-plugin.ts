import type { Plugin } from "vite";
import { leanPdf } from "./lean-pdf.ts";

/** Changes to the PDF library's code. The build fails unless each text is found exactly once. */
const changes: [from: string, to: string][] = [
  [
    "let n=this.minBufferLength;for(;n<e;)n*=2;",
    "let n=this.minBufferLength;for(;n<e;)n*=2;globalThis.takePdfMemory?.(n);",
  ],
  ["get isAsync(){return this.#e}getBits(", "get isAsync(){return!1}getBits("],
  // The platform's decompression reads a whole stream at once. The library's own decompression
  // takes memory from the budget first.
  ["try{let{readable:n,writable:r}=new DecompressionStream(e),i=r.getWriter();", "try{throw Error();let n,r,i;"],
  // Instructions and letters cost time rather than memory. These prices allow 400,000 instructions
  // or a million letters.
  ["return this.preprocessCommand(a,t),", "return globalThis.takePdfMemory?.(64),this.preprocessCommand(a,t),"],
  ["charsToGlyphs(e){", "charsToGlyphs(e){globalThis.takePdfMemory?.(24*e.length);"],
  ["_.styles[t]={fontFamily:e.fallbackName,", "_.styles[t]={name:e.name,fontFamily:e.fallbackName,"],
  // A soft hyphen that is drawn is a hyphen: some fonts have one glyph for both.
  ["(\\p{Cf})$/u,", "((?!\\xad)\\p{Cf})$/u,"],
  // The widths of spaces, for letters that are set apart. Below zero, the file has no space there.
  // Their ends, in points from the start of the text, for the cells of tables.
  ["v.hasEOL=!1,v.initialized=!0,v}", "v.gaps=[],v.spaces=[],v.hasEOL=!1,v.initialized=!0,v}"],
  [
    "return v.initialized&&(resetLastChars(),v.str.push(` `)",
    "return v.initialized&&(v.gaps.push((shouldAddWhitepsace()?.102:-.102)*Math.abs(e)/v.spaceInFlowMin),v.spaces.push({from:v.totalWidth+v.width*v.textAdvanceScale,to:v.totalWidth+(v.width+e)*v.textAdvanceScale,isWritten:shouldAddWhitepsace()}),resetLastChars(),v.str.push(` `)",
  ],
  [
    "saveLastChar(g)&&(h.str.push(` `)",
    "saveLastChar(g)&&(h.gaps.push(.102),h.spaces.push({from:h.totalWidth+(h.width-p)*h.textAdvanceScale,to:h.totalWidth+(h.width-p)*h.textAdvanceScale,isWritten:!0}),h.str.push(` `)",
  ],
  [
    "fontName:e.fontName,hasEOL:e.hasEOL}}async",
    "fontName:e.fontName,gaps:e.gaps,spaces:e.spaces,hasEOL:e.hasEOL}}async",
  ],
];

/**
 * Changes the PDF library. The library unpacks a file into memory without a limit, and the unpacked
 * size cannot be known in advance, because a file may be encrypted or compressed twice. The changed
 * library calls `takePdfMemory` before each allocation and each instruction, and the call may
 * throw. The changed library also adds the fonts' names to the text, which would otherwise take a
 * second pass. Unused code is left out (lean-pdf.ts). "unpdf/pdfjs" only reads text.
 * "unpdf/pdfjs?drawing" also draws pages.
 */
export function boundedPdf(): Plugin {
  return {
    name: "bounded-pdf",
    transform: {
      filter: { id: /unpdf\/dist\/pdfjs\.mjs/ },
      // No source map: nobody debugs the minified library.
      handler: (code, id) => ({
        code: changes.reduce(changed, leanPdf(code, id.endsWith("?drawing"))),
        map: { mappings: "" },
      }),
    },
  };
}

/** The code with one change applied. */
function changed(code: string, [from, to]: [from: string, to: string]): string {
  const [before, after, ...more] = code.split(from);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`unpdf has changed: "${from}" is not there exactly once. See scripts/bounded-pdf-plugin.ts.`);
  return before + to + after;
}
