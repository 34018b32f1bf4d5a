import type { FAQPage, WithContext } from "schema-dts";
import { inlineJson } from "#domain/text/html.ts";
import { slug } from "#domain/text/text.ts";
import { type Part, proseOf, type Section, titleHtml, titleText } from "./sheet.ts";
import { blockHtml } from "./sheet-block.ts";
import { diagramHtml } from "./sheet-diagram.ts";

/** A sheet as HTML: its table of contents and its text. */
export async function sheetHtml(sections: Section[]): Promise<{ contents: string; html: string }> {
  const html: string[] = [];
  let group = "";
  for (const section of sections) {
    if (section.group !== group) html.push(heading(2, section.group));
    group = section.group;
    html.push(await sectionHtml(section));
  }
  return { contents: contentsHtml(sections), html: html.join("\n") + questionsData(sections) };
}

export const questionsGroup = "Interview questions";

async function sectionHtml({ title, id, group, parts }: Section): Promise<string> {
  const body = (await Promise.all(parts.map(partHtml))).join("");
  if (!title) return `<div class="lead">${body}</div>`;
  const isQuestion = group === questionsGroup;
  const answer = isQuestion
    ? `<button type="button" data-do="reveal">Show answer</button><div class="answer">${body}</div>`
    : body;
  return `<section id="${id}"${isQuestion ? ' class="question"' : ""} style="--lines:${lineCount(parts)}">${heading(3, title)}${answer}</section>`;
}

function partHtml(part: Part): string | Promise<string> {
  if ("code" in part) return blockHtml(part);
  return "dot" in part ? diagramHtml(part.dot, part.text) : part.html;
}

function heading(level: 2 | 3, title: string): string {
  const id = slug(title);
  const link = `<a href="#${id}">${titleHtml(title)}</a>`;
  return level === 2 ? `<h2 id="${id}">${link}</h2>` : `<h3>${link}</h3>`;
}

/** The approximate number of lines in a section, which reserves its space before it is drawn. */
function lineCount(parts: Part[]): number {
  const lines = (text: string) => text.split("\n").length;
  return parts.reduce(
    (sum, part) =>
      sum +
      ("code" in part
        ? lines(part.code) + lines(part.output ?? "") + 3
        : "dot" in part
          ? 8
          : Math.ceil(part.text.length / 80) + 1),
    2,
  );
}

function contentsHtml(sections: Section[]): string {
  const groups = Map.groupBy(
    sections.filter(({ title }) => title),
    ({ group }) => group,
  );
  const link = (title: string) => `<a href="#${slug(title)}">${titleHtml(title)}</a>`;
  return [...groups]
    .map(
      ([group, members]) =>
        `<li>${link(group)}<ol>${members.map(({ title }) => `<li>${link(title)}</li>`).join("")}</ol></li>`,
    )
    .join("");
}

/**
 * The interview questions as structured data. The data is part of the sheet's HTML, so it is
 * downloaded only once.
 */
function questionsData(sections: Section[]): string {
  const questions = sections.filter(({ group }) => group === questionsGroup);
  if (questions.length === 0) return "";
  const data: WithContext<FAQPage> = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ title, parts }) => ({
      "@type": "Question",
      name: titleText(title),
      acceptedAnswer: { "@type": "Answer", text: proseOf(parts) },
    })),
  };
  return `<script type="application/ld+json">${inlineJson(data)}</script>`;
}
