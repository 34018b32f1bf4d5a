import { jobScore } from "../resume/words.ts";
import { employerIn, withoutSite } from "./employer.ts";

/** Words of one language with which people and share buttons hand on a job. */
type Language = {
  /** "Check out" */
  lead: string;
  /** "this": the words between the lead and the job. */
  article: string;
  /** "job" */
  noun: string;
  /** "at": the word before the company. */
  at: string;
};

const languages: Language[] = [
  {
    lead: "check(?: it)? ?out|look(?: what i found:?| at)?|(?:take|have) a (?:quick )?look at|see|view|explore|sharing|don['’]t miss|i(?:['’]ve| have)?(?: just)? (?:found|saw|seen|came across|spotted)|just (?:found|saw)|found|here(?:['’]s| is)|this is|(?:you )?(?:may|might) be interested in|(?:thought )?you(?: would|['’]d| might| may) (?:like|love|be interested in)|interested in|apply (?:to|for)",
    article:
      "(?:this|that|these|an?|the|my|our|some|following|great|good|new|latest|cool|nice|amazing|awesome|exciting|interesting|relevant)",
    noun: "(?:jobs?|career|work|internship) (?:opportunit(?:y|ies)|openings?|post(?:ing)?s?|listing|vacanc(?:y|ies)|offers?|alert|link)|jobs?|opportunit(?:y|ies)|openings?|vacanc(?:y|ies)|roles?|positions?|internships?|post(?:ing)?|listing|link|page|one",
    at: "at|@|with|from",
  },
  {
    lead: "schau(?:t|en sie)?(?: (?:dir|euch|sich))?|guck(?:t)?(?: mal)?|sieh(?: dir)?|sehen sie(?: sich)?|(?:das|hier) ist|ich habe|entdecke(?:n sie)?|interesse an",
    article:
      "(?:mal|auch|doch|diese[nrsm]?|eine?[nrs]?|die|den|das|folgende[nrs]?|tolle[nrs]?|neue[nrs]?|spannende[nrs]?)",
    noun: "jobs?|jobangebot|stelle(?:nanzeige|nangebot|nausschreibung)?|position|ausschreibung|anzeige|praktikum",
    at: "bei|von",
  },
  {
    lead: "[eé]ch(?:a|ale|e|ele) un vistazo a|mir[ae]|consult[ae]|descubr[ae]|revis[ae]|ve|(?:he )?(?:encontrado|visto)|encontré|vi|aqu[ií] (?:hay|tienes?|está)|(?:te )?comparto",
    article: "(?:est[ea]|esto|una?|el|la|buena?|nuev[ao])",
    noun: "(?:oferta|puesto|anuncio) de (?:empleo|trabajo)|ofertas?|empleos?|trabajos?|vacantes?|puestos?|oportunidad|prácticas",
    at: "en|de|con",
  },
  {
    lead: "découvr(?:ez|e)|consult(?:ez|e)|regard(?:ez|e)|jet(?:ez|te) un (?:œil|oeil|coup d['’](?:œil|oeil)) (?:à|sur)|voici|voyez|j['’]ai (?:trouvé|vu|repéré)|(?:je )?(?:te |vous )?partage",
    article: "(?:cet(?:te)?|ce|une?|l[ae]|nouvelle|belle)",
    noun: "offres? (?:d['’]emploi|de stage)|(?:offre|poste|emploi|opportunité|annonce|stage|job)s?",
    at: "chez|à|de|par",
  },
  {
    lead: "confir[ae]|vej[ae]|olh[ae](?: só)?|d[êeá] uma (?:olhada|vista de olhos)(?: em)?|conheça|encontrei|achei|vi|aqui está|(?:estou )?compartilh(?:o|ando)",
    article: "(?:n?est[ae]|n?ess[ae]|uma?|[ao]|nov[ao]|boa)",
    noun: "(?:vaga|oportunidade|oferta|proposta) de (?:emprego|trabalho|estágio)|vagas?|oportunidades?|empregos?|trabalhos?|ofertas?|estágio",
    at: "n[ao]|em|d[aoe]",
  },
];

const greetingWords =
  "hi|hello|hey|dear|greetings|namaste|good (?:morning|afternoon|evening|day)|hallo|guten (?:tag|morgen|abend)|lieber?|sehr geehrter?|moin|hola|buen[oa]s (?:d[ií]as|tardes)|estimad[oa]s?|bonjour|bonsoir|salut|ch(?:er|ère)s?|olá|oi|bom dia|boa tarde|prezad[oa]s?";
const greeting = new RegExp(`^(?:${greetingWords})(?: [\\p{L}\\p{M}.'’]+){0,4}(?: ?[,!:.]+| [-–—])?$`, "iu");
const greetingBefore = new RegExp(`^(?:${greetingWords})(?: [\\p{L}\\p{M}.'’]+){0,3} ?[,!:.–—-]+ `, "iu");

const greetingFrom = /^(?:warm |kind )?greetings from (\p{Lu}[^.!?]{1,60})[.!?]*$/iu;

/** A line of a forwarded message that says nothing of the job: "Forwarded many times", "Link". */
const empty =
  /^(?:forwarded(?: many times| message)?|check (?:this|it) out|(?:have|take) a look(?: at (?:this|it))?|look(?: at this)?|see (?:this|below)|fyi|sharing(?: this)?|shared (?:via|from|by|with) .{2,40}|sent from .{2,40}|(?:via|source) .{2,40}|(?:job |application |apply )?(?:link|url)|website|apply(?: (?:here|now|online|link|at|on|via))?|click (?:here|below|the link below)(?: to apply)?|jd|weitergeleitet|reenviado|transféré|encaminhada?)\W*$/iu;

/** "Job at Acme", "New vacancy: Cook": a noun without words before it. */
const leadless = "(?:new )?(?:(?:job|career) )?(?:opportunity|vacancy|alert|job)(?= (?:at|@) |:)";

/** Behind these, the job may follow at once: "Check out Junior Cook at Acme". */
const named = "(?<=check ?out|look at|i found|i saw) ";

const patterns = languages.map(({ lead, article, noun, at }) => ({
  lead: new RegExp(
    `^(?:(?:please |pls )?(?:${lead})(?:(?: ${article})+(?: |:|$)| ?:|$| (?=(?:${noun})(?!\\p{L}))|${named})|(?=${leadless}))`,
    "iu",
  ),
  noun: new RegExp(`(?<![\\p{L}\\p{M}])(?:${noun})(?![\\p{L}\\p{M}])`, "iu"),
  company: new RegExp(`(?:^| )(?:${at}) (?=[\\p{Lu}\\d]|\\p{Ll}\\S*$)(.+)$`, "u"),
}));

/** Between "opportunity" and the job: "as a", "de". */
const of = /^ (?:as|for|of|als|für|de|como|para|pour) (?:an? |eine? |une? |una? )?(?=\p{Lu})/u;

/** Behind the company in German: "Schau dir diesen Job bei Acme an". */
const verbBehind = / (?:an|gefunden|gesehen|entdeckt)$/i;

/** In characters. A longer line is a sentence of the posting. */
const maxLength = 300;

/** An address, or one of a shortener without its scheme. */
const address = /[(<[]?(?:https?:\/\/|(?<![\w.@])(?:www\.|(?:lnkd\.in|bit\.ly|tinyurl\.com|t\.co)\/))\S+/gi;

/**
 * A line without the addresses in it and the colon before them. Empty if only a label is left:
 * "Website: https://…".
 */
export function withoutAddress(line: string): string {
  const left = line.replace(address, " ").trim();
  if (left === line || left.length > maxLength) return left;
  const isLabel = /^[^:]{1,40}:$/.test(left) && !/ (?:at|@) /.test(left) && jobScore(left) <= 0 && !sharedLine(left);
  return isLabel ? "" : left.replace(/[^\p{L}\p{N}\p{M})\]!?.%+]+$/u, "");
}

/** What a shared line says of its job. `rest` is the text behind the colon: a line of its own. */
type SharedLine = { title: string; organization?: string; place?: string; rest: string };

/** Whether a line only greets or hands on: "Hi Asha,", "Forwarded many times". */
export const isForwarding = (line: string): boolean =>
  line.length <= 100 &&
  !greetingFrom.test(line) &&
  (empty.test(line) || (greeting.test(line) && (/[,!]$/.test(line) || jobScore(line) <= 0)));

/**
 * The job in a line that shares one: "Check out this job at Acme: …", "I found this Cook job at
 * Acme", "Schau dir diesen Job bei Acme an"; or the company in "Greetings from Acme!". Undefined
 * for any other line.
 */
export function sharedLine(line: string): SharedLine | undefined {
  if (line.length > maxLength) return undefined;
  const sender = greetingFrom.exec(line)?.[1];
  if (sender) return { title: "", ...employerIn(sender), rest: "" };
  const text = line.replace(greetingBefore, "");
  for (const words of patterns) {
    const found = words.lead.exec(text);
    if (!found) continue;
    const [said = "", rest = ""] = halves(text.slice(found[0].length).trim());
    const job = jobIn(withoutSite(` ${said}`).trim(), words);
    const named = job?.title ? undefined : jobIn(rest, words);
    if (job) return named?.title ? { ...job, ...named, rest: "" } : { ...job, rest };
  }
}

/** The text before and behind the first colon or dash. */
function halves(text: string): string[] {
  const [, before = text, behind = ""] = /^(.*?)(?: ?[:!](?=\s|$)| [-–—|](?= |$))(.*)$/.exec(text) ?? [];
  return [before.trim(), behind.replace(/^[\s:–—|-]+/, "")];
}

/** The job in "Cook job at Acme", "opportunity as a Cook at Acme" or "Cook at Acme". */
function jobIn(said: string, { noun, company }: (typeof patterns)[number]): Omit<SharedLine, "rest"> | undefined {
  const plain = said.replace(verbBehind, "");
  const found = noun.exec(plain);
  const before = found ? plain.slice(0, found.index) : plain;
  const behind = found ? plain.slice(found.index + found[0].length) : "";
  const titleBefore = titleIn(before.replace(company, ""));
  const titleBehind = titleIn(behind.replace(of, "").replace(company, ""));
  if (!found && said && !titleBefore) return undefined;
  const named = titleBehind ? behind.replace(of, "") : behind;
  const employer = [before, named].map((text) => company.exec(text)?.[1]).find(Boolean);
  return { title: titleBefore || titleBehind, ...(employer && employerIn(employer)) };
}

/** The job at the beginning of a text: "Cook" of "Cook to join us". Empty if there is none. */
function titleIn(text: string): string {
  const [title = ""] = text.trim().split(/ (?:to|who|that|with|for) |[,;.!?] /);
  return jobScore(title) > 0 ? title : "";
}
