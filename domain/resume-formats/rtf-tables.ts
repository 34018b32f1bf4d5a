import { charsets } from "./rtf-encodings.ts";

/** The font and color tables of a file, by number, and its default encoding. */
export class RtfTables {
  /** The encoding of text whose font does not name one. */
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

  /** Adds to a font's name. It ends with a semicolon and may come in parts. */
  nameFont(font: number, text: string): void {
    this.#fontName += text;
    if (!this.#fontName.includes(";")) return;
    this.#fontNames.set(font, this.#fontName.replace(/;.*/, "").trim());
    this.#fontName = "";
  }

  /** Adds the current color at every semicolon. The first one is the program's default. */
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
