import { ownValue } from "../own-value.ts";
import { fileRefusals } from "./file-refusals.ts";
import { FileRefused } from "./file-refused.ts";
import type { Flow } from "./flow.ts";
import { isLink } from "./paragraph-text.ts";
import { encodingOf } from "./rtf-encodings.ts";
import { RtfPage } from "./rtf-page.ts";
import { finishStory, newStory } from "./rtf-story.ts";
import { RtfTables } from "./rtf-tables.ts";
import { footers, formats, headers, readGroups, type State, signs, skippedGroups, start } from "./rtf-words.ts";

const deepest = 200;

/** Reads an RTF file: control words, groups and text, as in version 1.9.1 of the specification. */
export function readRtf(bytes: Uint8Array): Flow {
  return new RtfReader(new TextDecoder("latin1").decode(bytes)).read();
}

class RtfReader {
  readonly #source: string;
  #at = 0;
  readonly #page = new RtfPage();
  readonly #tables = new RtfTables();
  #state: State = { ...start, story: this.#page.body };
  readonly #stack: State[] = [];
  #instruction = "";
  /** Bytes of a multi-byte character that is not complete yet. */
  #bytes: number[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  read(): Flow {
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
    return this.#page.flow();
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
    else if (headers.has(word)) this.#state.story = this.#page.header;
    else if (footers.has(word)) this.#state.story = this.#page.footer;
    else if (word === "shptxt") this.#state.story = newStory();
    else if (word === "fldinst") {
      this.#state.destination = "instruction";
      this.#instruction = "";
    } else if (word === "fldrslt") this.#field();
  }

  /** Begins a field's result: the text of a link, or a page number, which is left out. */
  #field(): void {
    const [, url = ""] = /HYPERLINK\s+"?([^"\s]+)/i.exec(this.#instruction) ?? [];
    if (isLink(url)) this.#state.url = url;
    if (/^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(this.#instruction)) this.#state.destination = "skipped";
  }

  #close(): void {
    this.#flush();
    const { story, across, down } = this.#state;
    this.#state = this.#stack.pop() ?? { ...start, story: this.#page.body };
    if (story === this.#state.story) return;
    if (story === this.#page.header || story === this.#page.footer) finishStory(story);
    else this.#state.story.boxes.push({ kind: "box", blocks: finishStory(story), across, down });
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
    const sign = ownValue(signs, word);
    if (word === "bin") this.#at += Math.max(0, value ?? 0);
    else if (word === "u") this.#unicode(value ?? 0);
    else if (this.#state.destination === "fonts" || this.#state.destination === "colors") this.#tableWord(word, value);
    else if (sign) this.#say(sign);
    else {
      this.#flush();
      this.#format(word, value);
      this.#page.structure(word, this.#state);
    }
  }

  #tableWord(word: string, value = 0): void {
    this.#flush();
    if (word === "f") this.#state.font = value;
    else this.#tables.word(word, value, this.#state.font);
  }

  #format(word: string, value: number | undefined): void {
    if (word === "ansicpg") this.#tables.encoding = encodingOf(value ?? 0) ?? this.#tables.encoding;
    else if (word === "mac") this.#tables.encoding = "macintosh";
    else Object.assign(this.#state, ownValue(formats, word)?.(value));
  }

  /** Adds one UTF-16 code unit. The fallback characters after it will be skipped. */
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

  /** Decodes the collected bytes. */
  #flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = new Uint8Array(this.#bytes.splice(0));
    const { font, destination } = this.#state;
    const encoding = destination === "fonts" ? this.#tables.encoding : this.#tables.encodingOf(font);
    this.#put(new TextDecoder(encoding).decode(bytes));
  }

  #say(text: string): void {
    this.#flush();
    this.#put(text);
  }

  #put(text: string): void {
    const { destination } = this.#state;
    if (destination === "fonts") this.#tables.nameFont(this.#state.font, text);
    else if (destination === "colors") this.#tables.endColors(text);
    else if (destination === "instruction") this.#instruction += text;
    else if (destination === "text") this.#page.addText(text, this.#state, this.#tables);
  }
}
