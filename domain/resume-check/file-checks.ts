import { withoutAccents } from "../text/text.ts";
import { type Check, ofFile, ofPdf } from "./check.ts";

const paper = [
  { name: "A4", width: 595, height: 842 },
  { name: "US Letter", width: 612, height: 792 },
];
const fewLines = 4;

const pages = ofPdf(({ pages }, { lines }) => {
  const odd = pages.flatMap(({ width, height }, page) => {
    const isKnown = paper.some((one) => Math.abs(one.width - width) < 6 && Math.abs(one.height - height) < 6);
    const size = `${Math.round(width / 7.2) / 10} × ${Math.round(height / 7.2) / 10} inches`;
    return isKnown ? [] : [{ text: `Page ${page + 1}`, why: `measures ${size}: neither A4 nor US Letter.` }];
  });
  const onLast = lines.filter(({ at }) => at?.page === pages.length - 1).length;
  if (pages.length === 1 || onLast >= fewLines) return odd;
  return [...odd, { text: `Page ${pages.length}`, why: "is nearly empty." }];
});

const generated = /^(?:untitled|document\d*|microsoft word\b.*|.*\.(?:docx?|odt|tex|html?))$/i;

const properties = ofPdf(({ title, language, isTagged }) => [
  ...(title.trim() === "" ? [{ text: "Title", why: "is empty. Windows and tabs show it." }] : []),
  ...(generated.test(title.trim()) ? [{ text: title, why: "is the title, which a program made up." }] : []),
  ...(language === "" ? [{ text: "Language", why: "is not named, so a screen reader guesses how to speak." }] : []),
  ...(isTagged ? [] : [{ text: "Tags", why: "are missing: they say what is a heading, a list or a paragraph." }]),
]);

const fileName = ofFile(({ name }, { resume }) => {
  const plain = withoutAccents(name);
  const words = withoutAccents(resume.basics.name.text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
  if (words.length > 0 && !words.some((word) => plain.includes(word)))
    return [{ text: name, why: "does not say whose resume it is." }];
  return /\(\d+\)|\bcopy\b|\bfinal\b|[-_ ]v\d/i.test(name)
    ? [{ text: name, why: "looks like one of several versions." }]
    : [];
});

export const fileChecks = {
  "file-name": {
    title: "The file name says whose resume it is",
    fault: "The file name could say more",
    cost: "look",
    fix: "Name the file after yourself: First-Last-Resume.",
    find: fileName,
  },
  pages: {
    title: "The pages are A4 or US Letter, and the last one is in use",
    fault: "A page has an odd size or is nearly empty",
    cost: "look",
    fix: "Choose A4 or US Letter in the page setup. Bring a few last lines back to the page before.",
    find: pages,
  },
  properties: {
    title: "The PDF names its title and language and has tags",
    fault: "The PDF does not fully describe itself",
    cost: "look",
    fix: "Word: File, Info, Title; when you save, Options, Document structure tags. LibreOffice: Tagged PDF.",
    find: properties,
  },
} satisfies Record<string, Check>;
