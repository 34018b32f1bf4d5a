import type { Flow } from "./flow.ts";
import { fontOf, ParagraphText } from "./paragraph-text.ts";
import { endTable, finishStory, newStory } from "./rtf-story.ts";
import type { RtfTables } from "./rtf-tables.ts";
import type { State } from "./rtf-words.ts";
import { symbolTexts } from "./symbols.ts";

/** Collects the content of an RTF file: the body, the headers and the footers. */
export class RtfPage {
  readonly body = newStory();
  readonly header = newStory();
  readonly footer = newStory();
  readonly #hidden: string[] = [];

  flow(): Flow {
    return {
      body: finishStory(this.body),
      header: finishStory(this.header),
      footer: finishStory(this.footer),
      hidden: this.#hidden,
    };
  }

  /** Handles a control word that ends a paragraph, a line or a cell. */
  structure(word: string, state: State): void {
    const { story, destination } = state;
    if (destination !== "text") return;
    if (word === "par" || word === "sect" || word === "page") endParagraph(state);
    else if (word === "line" || word === "lbr") story.text.newLine();
    else if (word === "tab") story.text.tab(state.endsRight);
    else if (word === "cell" || word === "nestcell") {
      state.inTable = true;
      endParagraph(state);
      story.cells.push({ column: story.cells.length, blocks: story.cell.splice(0) });
    } else if (word === "row" || word === "nestrow") story.rows.push(story.cells.splice(0));
  }

  /** Adds text with its look. Hidden text is kept apart. */
  addText(text: string, state: State, tables: RtfTables): void {
    const { story, size, isHidden, color, isShaded, font, url, level, inTable } = state;
    const isOnPaper = !isShaded && !inTable && [this.body, this.header, this.footer].includes(story);
    const isWhite = tables.isWhite(color) && isOnPaper;
    if (isHidden || isWhite || size <= 2) {
      if (text.trim()) this.#hidden.push(text.trim());
      return;
    }
    const name = tables.nameOf(font);
    const isSymbol = /^(?:wingdings|webdings|symbol)/i.test(name);
    story.text.add({
      text: (isSymbol ? symbolTexts(name, text) : text).replace(/\u00ad/g, ""),
      size,
      font: isSymbol ? "Symbol" : fontOf(state, level),
      ...(url && { url }),
    });
  }
}

function endParagraph({ story, above, indent, isItem, level, inTable }: State): void {
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
