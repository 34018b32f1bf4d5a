import { type ESTree, parseAst } from "vite";

/**
 * Stand-ins for parts of the PDF library that we never run: editing annotations, merging files, XFA
 * forms with their fonts, and Brotli, which would unpack a whole stream at once.
 */
const unused: Record<string, string> = {
  AnnotationEditor: "class{}",
  PDFEditor: "class{}",
  XFAFactory: "class{static getRichTextAsHtml(){return null}}",
  getXfaFontName: "()=>undefined",
  getXfaFontDict: "()=>undefined",
  makeBrotliDecode: "()=>()=>{throw Error()}",
};

/** Stand-ins for parts that only drawing needs, but that are always called. */
const drawing: Record<string, string> = {
  DOMFilterFactory: "class extends BaseFilterFactory{}",
  FontLoader: "class{clear(){}}",
  "Font.convert": "{if(arguments[2].builtInEncoding)adjustType1ToUnicode(arguments[2],arguments[2].builtInEncoding)}",
};

/** Classes, functions and methods that only drawing runs. They become empty. */
const onlyDrawing = `
  CanvasBBoxTracker CanvasDependencyTracker CanvasGraphics CanvasNestedDependencyTracker FontFaceObject
  FontInfo HighlightOutliner InternalRenderTask JpegImage MeshShading MetadataParser NetworkPdfManager PDFImage
  RadialAxialShading RadialAxialShadingPattern StructTreePage TilingPattern
  compileCharString compileFontInfo compileGlyf compilePatternInfo createCmapTable createNameTable createOS2Table
  createPostTable getNetworkStream
  CCITTFaxStream.decodeImage CFFCompiler.compile ColorSpaceUtils.parse Jbig2Stream.decodeImage JpegStream.decodeImage
  JpxStream.decodeImage OpenTypeFileBuilder.toArray PDFFunctionFactory.create PDFPageProxy.render Page.getOperatorList
  PartialEvaluator.buildFontPaths PartialEvaluator.buildFormXObject PartialEvaluator.buildPaintImageXObject
  PartialEvaluator.handleColorN PartialEvaluator.hasBlendModes PartialEvaluator.parseShading
  PartialEvaluator.setGState
`
  .trim()
  .split(/\s+/);

/**
 * Code at the start of methods. If a font is only read, it need not be repaired, unless the file
 * itself does not say which letters the font has.
 */
const guards: Record<string, string> = {
  "Font.checkAndRepair":
    "if(isTrueTypeFile(arguments[1])&&(arguments[2].composite||arguments[2].hasIncludedToUnicodeMap))return;",
};

/** Whether this is an annotation other than a link. Only the kind of such an annotation is read. */
const isOtherAnnotation = (name: string) => /^\w+Annotation$/.test(name) && name !== "LinkAnnotation";

/**
 * The PDF library's code without the parts that reading a resume never runs, about two thirds of
 * it. A bundler keeps code that may have side effects, and that is most of the library: nearly
 * everything is reachable from its list of exports, and its classes have static parts. So this
 * exports only what we use, replaces the code above, and marks each class and table as pure. Then
 * the bundler drops unused code. Unless `canDraw`, the code reads text and links but draws nothing.
 * Throws if the library has changed.
 */
export function leanPdf(code: string, canDraw: boolean): string {
  const [library, lists, ...more] = code.split("globalThis.pdfjsLib={");
  const exported = lists?.split("export{")[1]?.split(/[,}]/);
  const used = exported?.filter((name) => /^(getDocument|.* as OPS)$/.test(name));
  if (more.length > 0 || used?.length !== 2) throw changed("its list of exports");
  const whole = `${library}globalThis.pdfjsLib={};export{${used}};`;
  return edited(whole, editsOf(parseAst(whole).body, canDraw));
}

/** Replaces the code from `start` to `end`. */
type Edit = { start: number; end: number; text: string };

function editsOf(body: ESTree.Program["body"], canDraw: boolean): Edit[] {
  const standIns = canDraw ? unused : { ...unused, ...drawing };
  const emptied = canDraw ? [] : onlyDrawing;
  const guardsHere = canDraw ? {} : guards;
  const missing = new Set([...Object.keys(standIns), ...Object.keys(guardsHere), ...emptied]);
  const standInFor = (name = "", empty: string) => {
    missing.delete(name);
    if (!canDraw && isOtherAnnotation(name)) return "class extends Annotation{}";
    return standIns[name] ?? (emptied.includes(name) ? empty : undefined);
  };
  const editsOfMethod = (name: string, { start, end }: Omit<Edit, "text">): Edit[] => {
    const guard = guardsHere[name];
    const text = standInFor(name, "{}");
    if (guard) return [{ start: start + 1, end: start + 1, text: guard }];
    return text ? [{ start, end, text }] : [];
  };
  const edits = body.flatMap((statement): Edit[] => {
    if (statement.type === "FunctionDeclaration") {
      const { id, start, end } = statement;
      const text = standInFor(id?.name, "()=>{}");
      return text && id ? [{ start, end, text: `const ${id.name}=${text};` }] : [];
    }
    if (statement.type !== "VariableDeclaration") return [];
    return statement.declarations.flatMap(({ id, init }): Edit[] => {
      if (!init) return [];
      const { start, end } = init;
      const own = init.type === "ClassExpression" ? init.id?.name : undefined;
      const name = own ?? (id.type === "Identifier" ? id.name : "");
      const text = standInFor(name, "class{}");
      if (text) return [{ start, end, text }];
      const mark = { start, end: start, text: "/*@__PURE__*/" };
      if (init.type === "CallExpression" || init.type === "NewExpression") return [mark];
      if (init.type !== "ClassExpression") return [];
      const methods = init.body.body.flatMap((member): Edit[] => {
        if (member.type !== "MethodDefinition" || !("name" in member.key) || !member.value.body) return [];
        return editsOfMethod(`${name}.${member.key.name}`, member.value.body);
      });
      return [{ ...mark, text: `${mark.text}(()=>` }, ...methods, { start: end, end, text: ")()" }];
    });
  });
  if (missing.size > 0) throw changed([...missing].join(", "));
  return edits;
}

/** The code with all edits applied. No edit is inside another. */
function edited(code: string, edits: Edit[]): string {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  const parts = inOrder.map(({ start, text }, n) => code.slice(inOrder[n - 1]?.end ?? 0, start) + text);
  return parts.join("") + code.slice(inOrder.at(-1)?.end ?? 0);
}

function changed(what: string): Error {
  return new Error(`unpdf has changed: ${what} is not there any more. See scripts/lean-pdf.ts.`);
}
