import { languageText } from "../resume/language-text.ts";
import type { Resume, Story, Value } from "../resume/resume.schema.ts";
import { splitDate } from "../resume/story.ts";
import type { Line } from "./blocks.ts";
import type { SectionName } from "./options.ts";
import { address, bold, italic, plain } from "./spans.ts";

export const contents: Record<SectionName, (resume: Resume) => Line[]> = {
  summary: ({ basics }) =>
    basics.summary.text.split("\n").map((text) => ({ kind: "text", field: "your summary", spans: [plain(text)] })),
  experience: ({ roles }) =>
    roles.flatMap(({ organization, position, place, period, story }, at) => {
      const field = `experience ${at + 1}`;
      const isNamed = isFilled(position);
      return [
        {
          kind: "entry",
          field,
          spans: [bold(isNamed ? position.text : organization.text)],
          date: period.text,
        },
        { kind: "detail", field, spans: [isNamed ? italic(organization.text) : undefined, italic(place.text)] },
        ...storyLines(story, field),
      ];
    }),
  projects: ({ projects }) =>
    projects.flatMap(({ title, story, tags, previewUrl, repoUrl }, at) => {
      const field = `project ${at + 1}`;
      const list = listed(tags);
      const { date, paragraphs } = splitDate(story);
      return [
        { kind: "entry", field, spans: [bold(title.text)], date },
        { kind: "paragraph", field, spans: [previewUrl, repoUrl].map((url) => address(url ?? "")) },
        ...storyLines({ paragraphs }, field),
        { kind: "paragraph", field, spans: [plain(list && `Technologies: ${list}`)], isList: true },
      ];
    }),
  education: ({ education }) =>
    education.flatMap(({ institution, degree, grade, period }, at) => {
      const field = `education ${at + 1}`;
      const isNamed = isFilled(institution);
      return [
        { kind: "entry", field, spans: [bold(isNamed ? institution.text : degree.text)], date: period.text },
        { kind: "detail", field, spans: [isNamed ? italic(degree.text) : undefined, italic(grade.text)] },
      ];
    }),
  skills: ({ skills }) => {
    const ungrouped = skills.filter(({ label }) => label === "").flatMap(({ items }) => items);
    const groups = [{ label: "", items: ungrouped }, ...skills.filter(({ label }) => label !== "")];
    return groups.map(({ label, items }) => {
      const list = listed(items);
      return {
        kind: "text",
        field: "your skills",
        spans: [plain(label && list ? `${label}: ${list}` : list)],
        isList: true,
      };
    });
  },
  certifications: ({ honors }) =>
    titled(
      "certification",
      honors.filter(({ kind }) => kind === "certification"),
    ),
  awards: ({ honors }) =>
    titled(
      "award",
      honors.filter(({ kind }) => kind === "award"),
    ),
  publications: ({ publications }) => titled("publication", publications),
  languages: ({ languages }) => [
    {
      kind: "text",
      field: "your languages",
      spans: [plain(languages.map(({ name, level }) => languageText(name.text, level)).join(", "))],
      isList: true,
    },
  ],
};

const titled = (what: string, entries: { title: Value; story: Story }[]): Line[] =>
  entries.flatMap(({ title, story }, at): Line[] => {
    const field = `${what} ${at + 1}`;
    const { date, paragraphs } = splitDate(story);
    return [{ kind: "entry", field, spans: [bold(title.text)], date }, ...storyLines({ paragraphs }, field)];
  });

const storyLines = ({ paragraphs }: Pick<Story, "paragraphs">, field: string): Line[] =>
  paragraphs.map(({ text, isBullet }) => ({ kind: isBullet ? "bullet" : "paragraph", field, spans: [plain(text)] }));

const listed = (items: Value[]) => items.map(({ text }) => text).join(", ");
const isFilled = ({ text }: Value) => text.trim() !== "";
