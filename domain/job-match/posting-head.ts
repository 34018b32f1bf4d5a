import { jobScore } from "../resume/words.ts";
import type { PostingLine } from "./blocks.ts";
import { companyIn, companyOfHeading, companyThatDoes, soughtRole } from "./sought.ts";

const labeledRole =
  /^\W*(?:job title|position(?: title)?|role|title|stellenbezeichnung|intitulé(?: du poste)?|puesto|cargo|posizione|functie|stanowisko)\s*:\s*(.{2,90})$/i;
const labeledCompany =
  /^\W*(?:company|employer|organi[sz]ation|firma|unternehmen|arbeitgeber|entreprise|société|empresa|azienda|bedrijf|pracodawca)\s*:\s*(.{2,80})$/i;
/** Words with which names of companies end. */
export const companySuffix =
  /(?:\b(?:GmbH|AG|KG|SE|Inc\.?|LLC|LLP|Ltd\.?|Limited|Pvt|Corp\.?|Co\.|S\.?A\.?S?|S\.?L\.?|S\.?p\.?A|B\.?V|N\.?V|Oy|AB|Foundation|Hospital|University|School|Clinic|Clinique|Hotel|Bank|Group|Grupo|Labs?|Software|Services|Logistics|Consulting|Center|Centre))(?=$|[\s,.)])/;
const notCompany =
  /\b(?:remote|hybrid|full[- ]?time|part[- ]?time|contract|on-?site|permanent|vollzeit|teilzeit|unbefristet|ab sofort|shift|salary|pay|days?|hours?|per|nights?|CDI|CDD|location|all genders)\b|[€$£₹\d]/i;

/** The role and the company of a posting, from its first lines; empty where they do not say it. */
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
      return all.map((text, at) => ({ text, row, isFree, isOfTitle: title >= 0 && at > title }));
    });
  });
  const sought = soughtRole(head);
  const best = parts
    .filter(({ text, row }) => row !== sought?.row && text.length <= 80 && jobScore(text) > 0)
    .sort((a, b) => jobScore(b.text) - jobScore(a.text) || a.row - b.row)[0];
  const role = labeled(labeledRole) ?? best?.text ?? sought?.role ?? "";
  const others = parts.filter(
    ({ text, isFree }) =>
      isFree &&
      text !== role &&
      text.length >= 2 &&
      text.length <= 60 &&
      !/^about\b|\b(?:we|wir|nous|you|your|our|now|urgent|urgently|hiring|needed|wanted|vacanc(?:y|ies)|apply)\b/i.test(
        text,
      ) &&
      !notCompany.test(text) &&
      jobScore(text) <= 0,
  );
  const company =
    labeled(labeledCompany) ??
    companyIn(head) ??
    others.find(({ text }) => companySuffix.test(text))?.text ??
    others.find(
      ({ text, row, isOfTitle }) =>
        row <= 1 && !isOfTitle && row !== sought?.row && /^\p{Lu}/u.test(text) && text.split(/\s+/).length <= 5,
    )?.text ??
    companyOfHeading(head) ??
    companyThatDoes(head) ??
    "";
  return { role: plain(role), company: plain(company) };
}

/** Whether a line is a label, or stands in a part that asks or offers: it names no company. */
function isRequirement({ text, block }: PostingLine): boolean {
  return (block !== "other" && block !== "prose") || text.includes(":");
}

/** What marks of their own part: "QA Engineer | Acme", "QA Engineer at Acme". */
function segmentsOf(line: string): string[] {
  return line.split(
    /\s+[-|·/•]\s+|\s*[|·]\s*|\s+(?:at|bei|chez)\s+(?=\p{Lu})|(?:is|are) (?:hiring|looking for|seeking)(?: an?)?\s|!{1,3}\s*/u,
  );
}

/** What commas part. After the role it belongs to it, as in "Engineer, Backend". */
function itemsOf(segment: string): string[] {
  return segment
    .split(/,\s+(?=\p{Lu})(?!(?:Inc|LLC|Ltd|LLP|Corp|GmbH)\b)/u)
    .map((part) => plain(part))
    .filter((part) => part.length > 1);
}

/** Without "(m/w/d)" and what else stands in brackets, and without marks at its ends. */
function plain(text: string): string {
  return text
    .replace(/\((?:[^()]{0,40})\)/g, " ")
    .replace(/\b[mwfhdx](?:\/[mwfhdx]){1,3}\b/gi, " ")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}.)+#]+$/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 100);
}
