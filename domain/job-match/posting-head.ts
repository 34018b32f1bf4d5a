import { withoutLegalForm } from "../outreach/legal-form.ts";
import { isKnownPlace, isPlace } from "../resume/places.ts";
import { jobScore } from "../resume/words.ts";
import { companyIn, companyOfHeading, companyThatDoes } from "./announced.ts";
import type { PostingLine } from "./blocks.ts";
import { mentionsIn } from "./mentions.ts";
import { soughtRole } from "./sought.ts";

const labeledRole =
  /^\W*(?:job title|position(?: title)?|role|title|stellenbezeichnung|intitulé(?: du poste)?|puesto|cargo|posizione|functie|stanowisko)\s*:\s*(.{2,90})$/i;
const labeledCompany =
  /^\W*(?:company|employer|organi[sz]ation|facility|hospital|school|institution|firma|unternehmen|arbeitgeber|entreprise|société|empresa|azienda|bedrijf|pracodawca)\s*:\s*(.{2,80})$/i;
/** Words at the end of company names. */
export const companySuffix =
  /(?:\b(?:g?GmbH|AG|KG|SE|Inc\.?|LLC|LLP|Ltd\.?|Limited|Pvt|Corp\.?|Co\.|S\.?A\.?S?|S\.?L\.?|S\.?p\.?A|B\.?V|N\.?V|Oy|AB|Foundation|Hospital|University|School|Hospitals|Clinic|Clinique|Klinik|Klinikum|Trust|Council|Technologies|Infotech|Hotel|Bank|Group|Grupo|Labs?|Software|Services|Logistics|Consulting|Center|Centre))(?=$|[\s,.)])/;
const notCompany =
  /\b(?:remote|hybrid|full[- ]?time|part[- ]?time|contract|on-?site|permanent|vollzeit|teilzeit|unbefristet|ab sofort|shift|salary|pay|days?|hours?|per|nights?|evenings?|mornings?|weekends?|PRN|FT|PT|seasonal|CDI|CDD|location|all genders)\b|[€$£₹\d]/i;

/**
 * The role and the company of a posting, from its first lines. Each is empty if no line names it.
 */
export function postingHead(lines: PostingLine[]): { role: string; company: string } {
  const top = lines.slice(0, 14).map((line) => ({
    ...line,
    text: line.text
      .slice(0, 300)
      .replace(call, "")
      .replace(/ #\d+$/, ""),
  }));
  const head = top.map(({ text }) => text);
  const labeled = (pattern: RegExp) => head.map((line) => pattern.exec(line)?.[1]).find(Boolean);
  const parts = top.slice(0, 4).flatMap((line, row) => {
    const isFree = !isRequirement(line);
    const isAsked = !line.isHeading && (line.block === "must" || line.block === "nice");
    if (line.text.length > 110) return [];
    let hasTitle = false;
    const whole = line.text.replace(inBrackets, " ");
    return segmentsOf(whole).flatMap((segment) => {
      const all = itemsOf(segment);
      const title = all.findIndex((text) => jobScore(text) > 0);
      const isBehind = hasTitle;
      hasTitle ||= title >= 0;
      return all.map((text, at) => ({
        text,
        row,
        isFree,
        isAsked,
        isOfTitle: (title >= 0 && at > title) || (isBehind && isField(text)),
        isBehindDash: isBehind && whole.includes(` - ${segment}`),
        rest: all.slice(at + 1),
      }));
    });
  });
  const sought = soughtRole(head);
  const best = parts
    .filter(({ text, row }) => row !== sought?.row && text.length <= 80 && jobScore(text) > 0)
    .sort((a, b) => Number(a.isAsked) - Number(b.isAsked) || jobScore(b.text) - jobScore(a.text) || a.row - b.row)[0];
  const labeledTitle = labeled(labeledRole);
  const free = best?.isAsked ? undefined : best?.text;
  const role = labeledTitle ?? free ?? sought?.role ?? ofAllGenders(head) ?? best?.text ?? "";
  const others = parts.filter(
    ({ text, isFree }) =>
      isFree &&
      text !== role &&
      text.length >= 2 &&
      text.length <= 60 &&
      !/^about\b|\b(?:we|wir|nous|you|your|our|now|urgent|urgently|hiring|join|needed|wanted|vacanc(?:y|ies)|apply)\b/i.test(
        text,
      ) &&
      (!notCompany.test(text) || /^\p{Lu}\D* (?:GmbH|Ltd\.?|Limited|LLC|Inc\.?|PLC)$/u.test(text)) &&
      (!isPlace(text) || companySuffix.test(text)) &&
      jobScore(text) <= 0,
  );
  const suffixed = others.filter(({ text }) => companySuffix.test(text) && !/^[A-Z]{2}$/.test(text));
  const [first] = suffixed;
  // A field of work often follows a dash: "QA Engineer - Clinical Software".
  const isDoubtful = first?.isBehindDash && !hasLegalForm(first.text);
  const sure = isDoubtful ? suffixed.find(({ text, row }) => hasLegalForm(text) || row === first.row + 1) : first;
  const company =
    labeled(labeledCompany)?.split(/\s+[-|·•]\s+/)[0] ??
    companyIn(head) ??
    sure?.text ??
    companyBesidePlace(head) ??
    companyAbovePlace(head) ??
    first?.text ??
    others.find(
      ({ text, row, isOfTitle }) =>
        row <= (isPlace(head[1] ?? "") ? 2 : 1) &&
        !isOfTitle &&
        row !== sought?.row &&
        /^\p{Lu}/u.test(text) &&
        text.split(/\s+/).length <= 5,
    )?.text ??
    companyOfHeading(head) ??
    companyThatDoes(head) ??
    "";
  const whole =
    best && best.text === role && !labeledTitle && company !== ""
      ? [best.text, ...specialtyIn(best.rest, company)].join(", ")
      : role;
  return { role: plain(whole).replace(/ (?:wanted|needed)$/i, ""), company: plain(company) };
}

const hasLegalForm = (text: string) => withoutLegalForm(text) !== text;

/** Calls for applicants before a title: "Hiring for", "URGENT REQUIREMENT:", "Walk-in for". */
const call =
  /^\W*(?:(?:urgent(?:ly)?|immediate(?:ly)?|mega|job|now|new|we(?:'re| are)|walk[- ]?in|(?:off[- ]?)?campus|bulk|exciting|multiple|current)\s+){0,3}(?:hiring|requirements?|required|openings?|opportunit(?:y|ies)|vacanc(?:y|ies)|recruitment|recruiting|drive|interviews?|needed|wanted|alert|walk[- ]?in)(?:\s*(?:[:!|-]+|for\b|of\b))+\s*(?!an?\b)(?=\S)/i;

/** Text in brackets, even without the closing bracket: "(Fresher - 2024/2025)". */
const inBrackets = /\([^()]{0,60}(?:\)|$)/g;

/** Whether a text is the name of a field of work and nothing else: "Critical Care", "React". */
const isField = (text: string) => {
  const [one] = mentionsIn(text);
  return one?.text === text && one.skill.kind !== "tool";
};

/** The title before "(m/w/d)", which German postings put after a role. */
const ofAllGenders = (head: string[]) =>
  head
    .slice(0, 4)
    .map((line) => /^(.{3,80}?)\s*\((?:[mwfdx](?:\/[mwfdxi]){1,3}|gn|all genders)\)/i.exec(line)?.[1])
    .find(Boolean);

const workMode = /^(?:remote|hybrid|on-?site|in office|work from home)\b/i;
const department =
  /^(?:engineering|product|design|marketing|sales|finance|operations|technology|IT|data|people|legal|support|research|security|human resources|HR|customer \w+)(?:$| (?:&|and|team|department)\b)/i;

/** "CareStack" in "CareStack · Kochi, India · Hybrid", one of the first three lines. */
function companyBesidePlace(head: string[]): string | undefined {
  for (const line of head.slice(0, 3)) {
    const [name = "", ...rest] = line.split(/\s*[|·•]\s*/).map(plain);
    const isName = /^\p{Lu}/u.test(name) && name.split(" ").length <= 5 && jobScore(name) <= 0 && !isPlace(name);
    if (!isName || notCompany.test(name) || department.test(name)) continue;
    if (rest.some((part) => isPlace(part) || workMode.test(part))) return name;
  }
}

/**
 * The company's name between a title with dashes and a town. The town may follow a comma. A field
 * of work after a dash belongs to the title.
 */
function companyAbovePlace([title = "", whole = "", next = ""]: string[]): string | undefined {
  const [line = "", ...rest] = whole.replace(inBrackets, " ").split(/,\s+/);
  const below = rest.join(", ") || next;
  const name = plain(line);
  const isTitle = jobScore(title) > 0 && / - /.test(title) && !/[|·•@]| at | bei | chez /.test(title);
  const isName = /^\p{Lu}[^:;!?]*$/u.test(line) && name.split(" ").length <= 5 && jobScore(name) <= 0 && !isPlace(name);
  if (isTitle && isName && isPlace(plain(below)) && !notCompany.test(name) && !department.test(name)) return name;
}

/** Parts that belong to a title: "Critical Care" in "Nurse Educator, Critical Care, Phoenix". */
function specialtyIn(rest: string[], company: string): string[] {
  const items = rest.map((item) => item.split(", ")[0] ?? "");
  const end = items.findIndex(
    (text) =>
      text === company ||
      text.split(" ").length > 4 ||
      isKnownPlace(text) ||
      /^[A-Z]{2}$/.test(text) ||
      notCompany.test(text) ||
      jobScore(text) > 0,
  );
  return end < 0 ? items : items.slice(0, end);
}

/**
 * Whether a line has a label or belongs to a known section. Such a line does not name the company.
 */
function isRequirement({ text, block }: PostingLine): boolean {
  return (block !== "other" && block !== "prose") || text.includes(":");
}

/** Splits a line at separators: "QA Engineer | Acme", "QA Engineer at Acme". */
function segmentsOf(line: string): string[] {
  return line.split(
    /\s+[-|·/•]\s+|\s*[|·]\s*|\s+(?:at|bei|chez|@)\s+(?=\p{Lu})|(?:is|are) (?:hiring|looking for|seeking)(?: an?)?\s|!{1,3}\s*/u,
  );
}

/** Splits a segment at commas. Text after the role belongs to it, as in "Engineer, Backend". */
function itemsOf(segment: string): string[] {
  return segment
    .split(/,\s+(?=\p{Lu})(?!(?:Inc|LLC|Ltd|LLP|Corp|GmbH)\b)/u)
    .map((part) => plain(part))
    .filter((part) => part.length > 1);
}

/** Removes "(m/w/d)", other text in brackets, and punctuation at the ends. */
function plain(text: string): string {
  return text
    .replace(/\((?:[^()]{0,40})\)/g, " ")
    .replace(/\b[mwfhdx](?:\/[mwfhdx]){1,3}\b/gi, " ")
    .replace(/ in (?:Voll|Teil)(?:zeit\b|-).*$/, "")
    .replace(/^(?:(?:[Ll]ooking |[Hh]iring )?for |[Ll]ooking for an? )(?=\p{Lu})/u, "")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)+#]+$/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 100);
}
