import { typedWebUrl } from "../text/links.ts";

export type Face = "regular" | "italic" | "bold";

/** Text in one face. `url` is the address that a click opens. */
export type Span = { text: string; face: Face; url?: string };

export const plain = (text: string): Span => ({ text, face: "regular" });
export const italic = (text: string): Span => ({ text, face: "italic" });
export const bold = (text: string): Span => ({ text, face: "bold" });
export const mail = (text: string): Span => ({
  text,
  face: "regular",
  ...(text.includes("@") && { url: `mailto:${text.trim()}` }),
});

/** A link that shows an address without its scheme. */
export function address(text: string): Span {
  const url = typedWebUrl(text);
  return url ? { text: text.replace(/^https?:\/\//i, "").replace(/\/$/, ""), face: "regular", url } : plain(text);
}
