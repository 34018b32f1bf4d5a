import { type BundledLanguage, createHighlighter } from "shiki";
import { escapeHtml } from "./sheet.ts";

/**
 * The token types that get a class. Names, operators and punctuation are most of the code, and get
 * no class.
 */
const kinds: Record<string, string[]> = {
  c: ["comment"],
  s: ["string", "constant.character", "constant.other.placeholder"],
  n: ["constant.numeric", "constant.language", "support.constant", "variable.language", "entity.name.tag.yaml"],
  k: ["keyword", "storage", "keyword.operator.new", "keyword.operator.expression", "keyword.operator.logical.python"],
  f: ["entity.name.function", "support.function", "entity.other.attribute-name", "support.type.property-name"],
  t: ["entity.name.type", "entity.name.class", "entity.other.inherited-class", "support.class", "entity.name.tag"],
  "": ["keyword.operator", "meta.template.expression", "storage.modifier.import", "storage.modifier.package"],
};
/**
 * The highlighter gives a token only a color. So the theme encodes each class as a color: the code
 * of the class's letter.
 */
const colorOf = (kind: string) => `#0000${(kind.charCodeAt(0) || 0).toString(16).padStart(2, "0").toUpperCase()}`;
const classes = new Map(Object.keys(kinds).map((kind) => [colorOf(kind), kind]));
const theme = {
  name: "classes",
  type: "light" as const,
  fg: colorOf(""),
  bg: "#FFFFFF",
  settings: Object.entries(kinds).map(([kind, scope]) => ({ scope, settings: { foreground: colorOf(kind) } })),
};
const languages = ["c", "cpp", "java", "python", "javascript", "sql", "bash", "html", "css", "yaml"];
let highlighter: ReturnType<typeof createHighlighter> | undefined;

/** Code as HTML, with classes for the token types. */
export async function highlighted(code: string, language: string): Promise<string> {
  highlighter ??= createHighlighter({ themes: [theme], langs: languages });
  // There is no time limit: on a busy machine, a limit would leave lines half highlighted.
  const options = { lang: language as BundledLanguage, theme, tokenizeTimeLimit: 0 };
  const lines = (await highlighter).codeToTokensBase(code, options);
  return lines.map(lineHtml).join("\n");
}

function lineHtml(tokens: { content: string; color?: string }[]): string {
  const runs: { kind: string; text: string }[] = [];
  for (const { content, color = "" } of tokens) {
    const last = runs.at(-1);
    const kind = classes.get(color.toUpperCase()) ?? "";
    if (last && (last.kind === kind || content.trim() === "")) last.text += content;
    else runs.push({ kind, text: content });
  }
  return runs
    .map(({ kind, text }) => (kind ? `<span class="${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join("");
}
