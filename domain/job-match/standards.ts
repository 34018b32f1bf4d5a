import { type Mention, type Skill, skillById } from "./vocabulary.ts";

/** Bodies that publish standards. If a standard names several, the first in this list counts. */
const bodies =
  "asc|ifrs|ias|iso|iec|ieee|en|vde|vdi|asme|astm|nist|iatf|nfpa|etsi|aami|aws|sae|ipc|mil|ul|do|soc|ansi|din|bs".split(
    "|",
  );
/** Names that mean nothing else, so their case does not matter. */
const unmistakable = /iso|iec|ieee|astm|nist|asme|iatf|nfpa|ansi/i;
const isBody = new RegExp(`^(?:${bodies.join("|")})\\d*$`);
const standard = new RegExp(
  `(?:SOC[\\s-]?([123])|((?:(?:${bodies.join("|")}|ts|tr|sp|std|pas)(?:[\\s/-]|(?=\\d)){1,3})+)((?:[a-z]{1,2}-?)?\\d{2,6}[a-z]?(?:[.-]\\d{1,4})*))(?![a-zà-ž\\d])`,
  "iy",
);
const isYear = /^(?:19|20)\d\d$/;
const isShortNumber = /^\d{2}$/;

/**
 * The standard whose name begins at `start`: "IEC 62304", "DIN EN ISO 9001", "NIST SP 800-171". Its
 * year is not part of the name. National and European editions count as the same standard, and so
 * do its parts.
 */
export function standardAt(text: string, word: string, start: number): Mention | undefined {
  if (!isBody.test(word)) return;
  standard.lastIndex = start;
  const [name = "", report, by = "", number = report ?? ""] = standard.exec(text) ?? [];
  if (name === "" || (name !== name.toUpperCase() && !unmistakable.test(by))) return;
  const named = by.toLowerCase().match(/[a-z]+/g) ?? ["soc"];
  const body = bodies.find((one) => named.includes(one)) ?? "";
  if (isYear.test(number) || (isShortNumber.test(number) && !/ul|nfpa|ifrs|ias/.test(body))) return;
  return { skill: skillOf(name, body, number.toLowerCase()), text: name, start, end: start + name.length };
}

/** The vocabulary's skill for a standard, or a new one made from its name. */
function skillOf(name: string, body: string, number: string): Skill {
  // European standards from 60000 on come from the IEC.
  const author = body === "en" && /^[67]\d{4}/.test(number) ? "iec" : body;
  const id = `${author}-${number.replace(".", "-")}`;
  const whole = number.replace(/[.-]\d+$/, "");
  const implies = whole === number ? [author] : [`${author}-${whole}`, author];
  return skillById.get(id) ?? { id, label: name.replace(/\s+/g, " "), kind: "standard", implies };
}
