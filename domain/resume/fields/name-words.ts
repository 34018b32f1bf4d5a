import { withoutPronounsIn } from "../pronouns.ts";
import { jobScore } from "../words.ts";

const known =
  "Ph\\.?D\\.?|MD|M\\.D\\.|MBA|RN|BSN|MSN|CPA|PMP|CFA|PE|P\\.Eng|Esq\\.?|MSc|BSc|CISSP|SHRM-CP|RGN|RMN|APRN|LPN|CEng|ACCA|FCCA|CISA|CISM|CFP|CMA";
const knownBehind = new RegExp(`,? (?:(?:${known})|\\((?:${known})\\))$`);
/** Letters after a name: "RN", "FNP-C", "C-EFM", "FCS(SA)", "PrMS", "CEng" and "PharmD". */
const letters =
  /^(?:\p{Lu}(?=\.?\p{Lu})[\p{Lu}.]{1,5}(?:-\p{Lu}{1,4}|\(\p{Lu}{1,4}\))?|\p{Lu}-\p{Lu}{2,4}|\p{Lu}\p{Ll}{0,2}\p{Lu}{2,4}|\p{Lu}{2}\p{Ll}{1,3}|\p{Lu}\p{Ll}{1,4}\.?D\.?|[AMF]I\p{Lu}\p{Ll}{2,5}\p{Lu})$/u;

const nameWord = "(?:['’](?=[tsTS](?:[ -]|$)))?\\p{L}[\\p{L}\\p{M}'’.-]*";
export const personName = new RegExp(
  `^(?:(?:Dr|Prof|Mr|Mrs|Ms|Ing|Dipl\\.-Ing)\\.?\\s+)?${nameWord}(?:\\s+(?:${nameWord}|\\([\\p{L}]+\\)|["“][\\p{L} ]+["”])){1,6}(?:, (?:[JS]r\\.?|I{2,3}|IV))?$`,
  "u",
);
export const singleName = new RegExp(`^${nameWord}$`, "u");
export const particles =
  "van|von|vom|der|den|de|da|do|dos|das|des|di|del|dei|della|dalla|la|le|lo|los|las|el|al|bin|binti|ibn|ter|ten|ní|nic|ó|st\\.|y|e|zu|zum|zur|af|av|ap|['’][tsTS]|de['’]";
/** Words before a surname: "de la", "van den". */
export const particle = new RegExp(`^(?:${particles})$`, "iu");
/** The small words of a doctor's title: "Dr. med.", "Dr. rer. nat." */
const ofDoctor = "(?:med|dent|vet|rer|nat|phil|jur|pol|oec|techn|h|c)\\.";
export const capitalized = new RegExp(
  `^(?:\\p{Lu}|[("“]|[dl]['’]\\p{Lu}|(?:dall|dell)['’]\\p{Lu}|(?:al|ar|as|el)-\\p{Lu}|(?:${particles}|${ofDoctor})$)`,
  "u",
);

/** Whether a token is a credential such as "RN". "CEO" is a job, not a credential. */
export function isCredential(token: string): boolean {
  return letters.test(token) && (jobScore(token) <= 0 || knownBehind.test(` ${token}`));
}

/** "Ada Lovelace MBA, PMP" without the well-known letters at its end. */
export function withoutLetters(text: string): string {
  const rest = text.replace(knownBehind, "");
  return rest === text ? text : withoutLetters(rest);
}

/** The end of a name, never of a title: "Jr.", "III". */
export const generation = /(?:^|[\s,])(?:[JS][rR]\.?|I{2,3}|IV)$/u;

const foreign = String.raw`[^()\p{Script=Latin}]*\p{L}[^()\p{Script=Latin}]*`;
const otherScript = new RegExp(String.raw`(?<=\p{Script=Latin}[ .]?) ?\(${foreign}(?:\)(?=$|,| [|–—-] )|$)`, "u");
/** The end, or all, of a name in brackets in a script other than Latin: "(Ада Лавлейс)". */
export const inOtherScript = new RegExp(String.raw`^\(?${foreign}\)$`, "u");

/** "Ada Lovelace" of "Ada Lovelace (Ада Лавлейс)". */
export function withoutOtherScriptIn(text: string): string {
  return text.includes("(") ? text.replace(otherScript, "") : text;
}

/** A name without pronouns, its form in another script, and the letters of degrees: "Ada Lovelace, MSc". */
export function undressed(written: string): string {
  const text = withoutOtherScriptIn(written);
  const [name = "", ...behind] = withoutPronounsIn(text).split(",");
  const tokens = behind.flatMap((part) => part.trim().split(" "));
  return withoutLetters(tokens.length > 0 && tokens.every(isCredential) ? name : withoutPronounsIn(text));
}

const licenses = new Set(
  [
    "RN RGN RMN RNID RNLD RSCN RPN APRN NP FNP FNP-C CRNA CNM PA-C LPN LVN CCRN CEN CNA EMT NREMT RRT RDN RPh",
    "PT OTR BCBA LCSW LMSW LMFT LPC CPA CMA CFA CFP CIA CFE FRM ACA FCA ACCA FCCA ACMA FCMA CGMA",
    "PMP PgMP CAPM CSM PE PEng CEng IEng EIT CISSP CISA CISM CEH CCNA CCNP PHR SPHR SHRM-CP SHRM-SCP",
    "BLS ACLS PALS NRP TNCC ENPC CSPO CKA CKAD CTFL OSCP CELTA HACCP NEBOSH IOSH",
    "MIMechE MIChemE MIStructE MIET MIEI MRICS FRICS MCIPD MCIPS CMgr QTS",
  ].flatMap((line) => line.split(" ")),
);

/** Whether letters are those of a license or certificate: "RN". */
export const isLicense = (letters: string) => licenses.has(letters.replaceAll(".", ""));

/** The letters behind a name, up to the first other word: "BSN" and "RN" of "Ada Lovelace, BSN, RN". */
export function lettersBehind(name: string, written: string): string[] {
  const text = withoutPronounsIn(written);
  if (name === "" || !text.toLowerCase().startsWith(name.toLowerCase())) return [];
  const tokens = text
    .slice(name.length)
    .split(/[\s,|]+/)
    .map((token) => token.replace(/^\((.+)\)$/, "$1"))
    .filter((token) => /\p{L}/u.test(token));
  const end = tokens.findIndex((token) => !isCredential(token));
  return tokens.slice(0, end < 0 ? tokens.length : end);
}

/** The licenses and certificates in the letters after a name: "RN" of "Ada Lovelace, BSN, RN". */
export function licensesBehind(name: string, text: string): string[] {
  return lettersBehind(name, text).filter(isLicense);
}
