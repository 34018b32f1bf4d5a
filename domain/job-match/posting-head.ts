import { isKnownPlace, isPlace } from "../resume/places.ts";
import { jobScore } from "../resume/words.ts";
import { companyIn, companyOfHeading, companyThatDoes } from "./announced.ts";
import type { PostingLine } from "./blocks.ts";
import { soughtRole } from "./sought.ts";

const labeledRole =
  /^\W*(?:job title|position(?: title)?|role|title|stellenbezeichnung|intitulé(?: du poste)?|puesto|cargo|posizione|functie|stanowisko)\s*:\s*(.{2,90})$/i;
const labeledCompany =
  /^\W*(?:company|employer|organi[sz]ation|firma|unternehmen|arbeitgeber|entreprise|société|empresa|azienda|bedrijf|pracodawca)\s*:\s*(.{2,80})$/i;
/** Words at the end of company names. */
export const companySuffix =
  /(?:\b(?:g?GmbH|AG|KG|SE|Inc\.?|LLC|LLP|Ltd\.?|Limited|Pvt|Corp\.?|Co\.|S\.?A\.?S?|S\.?L\.?|S\.?p\.?A|B\.?V|N\.?V|Oy|AB|Foundation|Hospital|University|School|Clinic|Clinique|Hotel|Bank|Group|Grupo|Labs?|Software|Services|Logistics|Consulting|Center|Centre))(?=$|[\s,.)])/;
const notCompany =
  /\b(?:remote|hybrid|full[- ]?time|part[- ]?time|contract|on-?site|permanent|vollzeit|teilzeit|unbefristet|ab sofort|shift|salary|pay|days?|hours?|per|nights?|CDI|CDD|location|all genders)\b|[€$£₹\d]/i;

/**
 * The role and the company of a posting, from its first lines. Each is empty if they do not say it.
 */
export function postingHead(lines: PostingLine[]): { role: string; company: string } {
  const top = lines.slice(0, 14).map((line) => ({ ...line, text: line.text.slice(0, 300) }));
  const head = top.map(({ text }) => text);
  const labeled = (pattern: RegExp) => head.map((line) => pattern.exec(line)?.[1]).find(Boolean);
  const parts = top.slice(0, 4).flatMap((line, row) => {
    const isFree = !isRequirement(line);
    if (line.text.length > 110) return [];
    return segmentsOf(line.text).flatMap((segment) => {
      const all = itemsOf(segment);
      const title = all.findIndex((text) => jobScore(text) > 0);
      return all.map((text, at) => ({
        text,
        row,
        isFree,
        isOfTitle: title >= 0 && at > title,
        rest: all.slice(at + 1),
      }));
    });
  });
  const sought = soughtRole(head);
  const best = parts
    .filter(({ text, row }) => row !== sought?.row && text.length <= 80 && jobScore(text) > 0)
    .sort((a, b) => jobScore(b.text) - jobScore(a.text) || a.row - b.row)[0];
  const labeledTitle = labeled(labeledRole);
  const role = labeledTitle ?? best?.text ?? sought?.role ?? ofAllGenders(head) ?? "";
  const others = parts.filter(
    ({ text, isFree }) =>
      isFree &&
      text !== role &&
      text.length >= 2 &&
      text.length <= 60 &&
      !/^about\b|\b(?:we|wir|nous|you|your|our|now|urgent|urgently|hiring|join|needed|wanted|vacanc(?:y|ies)|apply)\b/i.test(
        text,
      ) &&
      !notCompany.test(text) &&
      jobScore(text) <= 0,
  );
  const company =
    labeled(labeledCompany)?.split(/\s+[-|·•]\s+/)[0] ??
    companyIn(head) ??
    others.find(({ text }) => companySuffix.test(text) && !/^[A-Z]{2}$/.test(text))?.text ??
    companyBesidePlace(head) ??
    others.find(
      ({ text, row, isOfTitle }) =>
        row <= 1 && !isOfTitle && row !== sought?.row && /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= 5,
    )?.text ??
    companyOfHeading(head) ??
    companyThatDoes(head) ??
    "";
  const whole =
    best && !labeledTitle && company !== "" ? [best.text, ...specialtyIn(best.rest, company)].join(", ") : role;
  return { role: plain(whole).replace(/ (?:wanted|needed)$/i, ""), company: plain(company) };
}

/** The title before "(m/w/d)", with which German postings name a role. */
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

/** What belongs to the title: "Critical Care" in "Nurse Educator, Critical Care, Phoenix". */
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
    /\s+[-|·/•]\s+|\s*[|·]\s*|\s+(?:at|bei|chez)\s+(?=\p{Lu})|(?:is|are) (?:hiring|looking for|seeking)(?: an?)?\s|!{1,3}\s*/u,
  );
}

/** Splits a segment at commas. What follows the role belongs to it, as in "Engineer, Backend". */
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
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)+#]+$/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 100);
}
