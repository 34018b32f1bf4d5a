import { fileRefusals } from "./file-refusals.ts";
import { FileRefused } from "./file-refused.ts";
import type { Flow } from "./flow.ts";
import { fontOf, isLink, ParagraphText } from "./paragraph-text.ts";
import {
  charsets,
  encodingOf,
  ended,
  endTable,
  footers,
  formats,
  headers,
  newStory,
  readGroups,
  type State,
  type Story,
  signs,
  skippedGroups,
  start,
} from "./rtf-words.ts";
import { symbolTexts } from "./symbols.ts";

const deepest = 200;

/** What an RTF file says: control words, groups and text, after version 1.9.1 of the format. */
export function readRtf(bytes: Uint8Array): Flow {
  const reader = new RtfReader(new TextDecoder("latin1").decode(bytes));
  reader.read();
  return reader.flow();
}

class RtfReader {
  readonly #source: string;
  #at = 0;
  readonly #body = newStory();
  readonly #header = newStory();
  readonly #footer = newStory();
  #state: State = { ...start, story: this.#body };
  readonly #stack: State[] = [];
  #usual = "windows-1252";
  readonly #fontCharsets = new Map<number, string>();
  readonly #fontNames = new Map<number, string>();
  #fontName = "";
  readonly #colors: string[] = [];
  #color = [0, 0, 0];
  #instruction = "";
  /** Bytes of a code page that wait for the rest of their character. */
  #bytes: number[] = [];
  readonly #hidden: string[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  read(): void {
    const source = this.#source;
    while (this.#at < source.length) {
      const sign = source[this.#at++];
      if (sign === "{") this.#open();
      else if (sign === "}") this.#close();
      else if (sign === "\\") this.#control();
      else if (sign !== "\r" && sign !== "\n") this.#byte(sign?.charCodeAt(0) ?? 0);
    }
    while (this.#stack.length > 0) this.#close();
    this.#flush();
  }

  flow(): Flow {
    const [body, header, footer] = [this.#body, this.#header, this.#footer].map(ended);
    return { body: body ?? [], header: header ?? [], footer: footer ?? [], hidden: this.#hidden };
  }

  #open(): void {
    this.#flush();
    if (this.#stack.length >= deepest) throw new FileRefused(fileRefusals.bomb);
    const around = { ...this.#state };
    this.#stack.push(around);
    const [, ignorable, word = ""] =
      /^\s*(\\\*)?\s*\\([a-z]+)/i.exec(this.#source.slice(this.#at, this.#at + 60)) ?? [];
    if (word === "listtext" || word === "pntext") around.isItem = true;
    if (skippedGroups.has(word) || (ignorable && !readGroups.has(word))) this.#state.destination = "skipped";
    else if (this.#state.destination === "skipped") return;
    else if (word === "fonttbl") this.#state.destination = "fonts";
    else if (word === "colortbl") this.#state.destination = "colors";
    else if (headers.has(word)) this.#state.story = this.#header;
    else if (footers.has(word)) this.#state.story = this.#footer;
    else if (word === "shptxt") this.#state.story = newStory();
    else if (word === "fldinst") {
      this.#state.destination = "instruction";
      this.#instruction = "";
    } else if (word === "fldrslt") this.#field();
  }

  /** The result of a field: a link's text, or a number of the page, which is left out. */
  #field(): void {
    const [, url = ""] = /HYPERLINK\s+"?([^"\s]+)/i.exec(this.#instruction) ?? [];
    if (isLink(url)) this.#state.url = url;
    if (/^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(this.#instruction)) this.#state.destination = "skipped";
  }

  #close(): void {
    this.#flush();
    const { story, across, down } = this.#state;
    this.#state = this.#stack.pop() ?? { ...start, story: this.#body };
    if (story === this.#state.story) return;
    if (story === this.#header || story === this.#footer) ended(story);
    else this.#state.story.boxes.push({ kind: "box", blocks: ended(story), across, down });
  }

  #control(): void {
    const rest = this.#source.slice(this.#at, this.#at + 40);
    const [whole, word = "", digits] = /^([a-z]{1,32})(-?\d{1,10})? ?/i.exec(rest) ?? [];
    if (whole !== undefined) {
      this.#at += whole.length;
      this.#word(word, digits === undefined ? undefined : Number(digits));
      return;
    }
    const sign = rest[0] ?? "";
    this.#at++;
    if (sign === "'") {
      this.#byte(Number.parseInt(rest.slice(1, 3), 16) || 0);
      this.#at += 2;
    } else if (sign === "\n" || sign === "\r") this.#word("par", undefined);
    else if (signs[sign]) this.#say(signs[sign]);
    else if (/[\\{}]/.test(sign)) this.#byte(sign.charCodeAt(0));
  }

  #word(word: string, value: number | undefined): void {
    if (word === "bin") this.#at += Math.max(0, value ?? 0);
    else if (word === "u") this.#unicode(value ?? 0);
    else if (this.#state.destination === "fonts" || this.#state.destination === "colors") this.#tableWord(word, value);
    else if (signs[word]) this.#say(signs[word]);
    else {
      this.#flush();
      this.#format(word, value);
      this.#structure(word);
    }
  }

  #tableWord(word: string, value = 0): void {
    this.#flush();
    if (word === "f") Object.assign(this.#state, { font: value });
    else if (word === "fcharset" && charsets[value]) this.#fontCharsets.set(this.#state.font, charsets[value]);
    else if (word === "red") this.#color[0] = value;
    else if (word === "green") this.#color[1] = value;
    else if (word === "blue") this.#color[2] = value;
  }

  #format(word: string, value: number | undefined): void {
    if (word === "ansicpg") this.#usual = encodingOf(value ?? 0) ?? this.#usual;
    else if (word === "mac") this.#usual = "macintosh";
    else Object.assign(this.#state, formats[word]?.(value));
  }

  #structure(word: string): void {
    const { story, destination } = this.#state;
    if (destination !== "text") return;
    if (word === "par" || word === "sect" || word === "page") this.#endParagraph(story);
    else if (word === "line" || word === "lbr") story.text.newLine();
    else if (word === "tab") story.text.tab(this.#state.endsRight);
    else if (word === "cell" || word === "nestcell") {
      this.#state.inTable = true;
      this.#endParagraph(story);
      story.cells.push({ column: story.cells.length, blocks: story.cell.splice(0) });
    } else if (word === "row" || word === "nestrow") story.rows.push(story.cells.splice(0));
  }

  #endParagraph(story: Story): void {
    const { above, indent, isItem, level, inTable } = this.#state;
    const paragraph = story.text.paragraph({
      above,
      indent,
      isItem: isItem && level === 0,
      ...(level > 0 && { level }),
    });
    story.text = new ParagraphText();
    if (!inTable) endTable(story);
    (inTable ? story.cell : story.blocks).push(...(paragraph ? [paragraph] : []), ...story.boxes.splice(0));
  }

  /** One code unit of UTF-16, and then what stands for it where nobody reads it. */
  #unicode(value: number): void {
    this.#say(String.fromCharCode(value < 0 ? value + 65536 : value));
    for (let left = this.#state.unicodeSkip; left > 0; left--) {
      const rest = this.#source.slice(this.#at, this.#at + 40);
      const [skipped] = /^(?:\r?\n)?(?:\\'[\da-f]{2}|\\[a-z]+-?\d* ?|\\[^a-z]|[^\\{}\r\n])/i.exec(rest) ?? [];
      if (skipped === undefined) return;
      this.#at += skipped.length;
    }
  }

  #byte(code: number): void {
    if (this.#state.destination !== "skipped") this.#bytes.push(code);
  }

  /** What was said in a code page, as text. */
  #flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = new Uint8Array(this.#bytes.splice(0));
    const { font, destination } = this.#state;
    const charset = destination === "fonts" ? undefined : this.#fontCharsets.get(font);
    this.#put(new TextDecoder(charset ?? this.#usual).decode(bytes));
  }

  #say(text: string): void {
    this.#flush();
    this.#put(text);
  }

  #put(text: string): void {
    const { destination } = this.#state;
    if (destination === "fonts") this.#nameFont(text);
    else if (destination === "colors") this.#endColors(text);
    else if (destination === "instruction") this.#instruction += text;
    else if (destination === "text") this.#tell(text);
  }

  #nameFont(text: string): void {
    this.#fontName += text;
    if (!this.#fontName.includes(";")) return;
    this.#fontNames.set(this.#state.font, this.#fontName.replace(/;.*/, "").trim());
    this.#fontName = "";
  }

  /** A color ends with a semicolon; the first one is the program's own. */
  #endColors(text: string): void {
    for (const sign of text)
      if (sign === ";") {
        this.#colors.push(this.#color.every((part) => part > 240) ? "white" : "other");
        this.#color = [0, 0, 0];
      }
  }

  #tell(text: string): void {
    const { story, size, isHidden, color, isShaded, font, url, level, inTable } = this.#state;
    const isOnPaper = !isShaded && !inTable && [this.#body, this.#header, this.#footer].includes(story);
    const isWhite = color > 0 && this.#colors[color] === "white" && isOnPaper;
    if (isHidden || isWhite || size <= 2) {
      if (text.trim()) this.#hidden.push(text.trim());
      return;
    }
    const name = this.#fontNames.get(font) ?? "";
    const isSymbol = /^(?:wingdings|webdings|symbol)/i.test(name);
    story.text.add({
      text: (isSymbol ? symbolTexts(name, text) : text).replace(/\u00ad/g, ""),
      size,
      font: isSymbol ? "Symbol" : fontOf(this.#state, level),
      ...(url && { url }),
    });
  }
}
