import { charsets } from "./rtf-encodings.ts";

/** What the tables of a file say: its encoding, and its fonts and colors by their numbers. */
export class RtfTables {
  /** Of text in a font that has none of its own. */
  encoding = "windows-1252";
  readonly #charsets = new Map<number, string>();
  readonly #fontNames = new Map<number, string>();
  #fontName = "";
  readonly #colors: ("white" | "other")[] = [];
  #color = [0, 0, 0];

  word(word: string, value: number, font: number): void {
    if (word === "fcharset" && charsets[value]) this.#charsets.set(font, charsets[value]);
    else if (word === "red") this.#color[0] = value;
    else if (word === "green") this.#color[1] = value;
    else if (word === "blue") this.#color[2] = value;
  }

  /** A name ends with a semicolon, and may come in parts. */
  nameFont(font: number, text: string): void {
    this.#fontName += text;
    if (!this.#fontName.includes(";")) return;
    this.#fontNames.set(font, this.#fontName.replace(/;.*/, "").trim());
    this.#fontName = "";
  }

  /** A color ends with a semicolon; the first one is the program's own. */
  endColors(text: string): void {
    for (const sign of text)
      if (sign === ";") {
        this.#colors.push(this.#color.every((part) => part > 240) ? "white" : "other");
        this.#color = [0, 0, 0];
      }
  }

  encodingOf(font: number): string {
    return this.#charsets.get(font) ?? this.encoding;
  }

  nameOf(font: number): string {
    return this.#fontNames.get(font) ?? "";
  }

  isWhite(color: number): boolean {
    return color > 0 && this.#colors[color] === "white";
  }
}
