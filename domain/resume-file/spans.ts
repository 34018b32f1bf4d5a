import { typedWebUrl } from "../text/links.ts";

export type Face = "regular" | "italic" | "bold";

/** Text in one face. An address that a click opens has its text in full. */
export type Span = { text: string; face: Face; url?: string };

export const plain = (text: string): Span => ({ text, face: "regular" });
export const italic = (text: string): Span => ({ text, face: "italic" });
export const bold = (text: string): Span => ({ text, face: "bold" });
export const mail = (text: string): Span => ({
  text,
  face: "regular",
  ...(text.includes("@") && { url: `mailto:${text.trim()}` }),
});

/** An address without its scheme, as people write it, and the whole one behind it. */
export function address(text: string): Span {
  const url = typedWebUrl(text);
  return url ? { text: text.replace(/^https?:\/\//i, "").replace(/\/$/, ""), face: "regular", url } : plain(text);
}
