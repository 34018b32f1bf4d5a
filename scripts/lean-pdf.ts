import { type ESTree, parseAst } from "vite";

/**
 * Stand-ins for parts of the PDF library that reading a resume never runs: editing annotations,
 * merging files, XFA forms with their fonts, and Brotli, which would unpack a stream at once.
 */
const standIns: Record<string, string> = {
  AnnotationEditor: "class{}",
  PDFEditor: "class{}",
  XFAFactory: "class{static getRichTextAsHtml(){return null}}",
  getXfaFontName: "()=>undefined",
  getXfaFontDict: "()=>undefined",
  makeBrotliDecode: "()=>()=>{throw Error()}",
};

/**
 * The PDF library's code without what reading a resume never runs, which is about two thirds. A
 * bundler keeps code that may have side effects. That is most of the library: nearly everything is
 * reachable from its list of exports, and its classes have static parts. So this exports only what
 * we use, replaces the code above, and marks each class and table as pure. Then the bundler drops
 * what is unused. Throws if the library has changed.
 */
export function leanPdf(code: string): string {
  const [library, lists, ...more] = code.split("globalThis.pdfjsLib={");
  const exported = lists?.split("export{")[1]?.split(/[,}]/);
  const used = exported?.filter((name) => /^(getDocument|.* as OPS)$/.test(name));
  if (more.length > 0 || used?.length !== 2) throw changed("its list of exports");
  const whole = `${library}globalThis.pdfjsLib={};export{${used}};`;
  return edited(whole, editsOf(parseAst(whole).body));
}

/** Replaces the code from `start` to `end`. */
type Edit = { start: number; end: number; text: string };

function editsOf(body: ESTree.Program["body"]): Edit[] {
  const missing = new Set(Object.keys(standIns));
  const edits = body.flatMap((statement): Edit[] => {
    if (statement.type === "FunctionDeclaration") {
      const text = standIns[statement.id?.name ?? ""];
      if (!text || !statement.id) return [];
      missing.delete(statement.id.name);
      return [{ start: statement.start, end: statement.end, text: `const ${statement.id.name}=${text};` }];
    }
    if (statement.type !== "VariableDeclaration") return [];
    return statement.declarations.flatMap(({ id, init }): Edit[] => {
      if (!init) return [];
      const { start, end } = init;
      const own = init.type === "ClassExpression" ? init.id?.name : undefined;
      const name = own ?? (id.type === "Identifier" ? id.name : "");
      const text = standIns[name];
      if (text) {
        missing.delete(name);
        return [{ start, end, text }];
      }
      const mark = { start, end: start, text: "/*@__PURE__*/" };
      if (init.type === "CallExpression" || init.type === "NewExpression") return [mark];
      if (init.type !== "ClassExpression") return [];
      return [
        { ...mark, text: `${mark.text}(()=>` },
        { start: end, end, text: ")()" },
      ];
    });
  });
  if (missing.size > 0) throw changed([...missing].join(", "));
  return edits;
}

/** The code with all edits, none of which is inside another. */
function edited(code: string, edits: Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  const parts = inOrder.map(({ start, text }, n) => code.slice(inOrder[n - 1]?.end ?? 0, start) + text);
  return parts.join("") + code.slice(inOrder.at(-1)?.end ?? 0);
}

function changed(what: string): Error {
  return new Error(`unpdf has changed: ${what} is not there any more. See scripts/lean-pdf.ts.`);
}
