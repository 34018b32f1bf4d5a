import { memoized } from "./memoize.ts";
import { jobNouns } from "./vocabulary/jobs.ts";
import { degreeInitials, schoolInitials } from "./vocabulary/schools.ts";

const jobs = new Set(jobNouns);
const schools = new Set(schoolInitials);
const degrees = new Set(degreeInitials);

/** Whether a word in capitals is one of a list: "IHK Kassel", but not "ihk". */
function hasInitials(text: string, known: Set<string>): boolean {
  return /[A-Z]{2}/.test(text) && text.split(/[^\p{L}]+/u).some((word) => known.has(word));
}

const companyWord =
  /(?:^|\s)(?:inc|ltd|llc|llp|plc|gmbh|ag|kg|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|sp\. ?z ?o\. ?o|b\.?v|n\.?v|oy|ab|a\/s|aps|pty|pvt|co|corp|corporation|company|limited|group|holdings?|labs?|laborator(?:y|ies)|technologies|technology|tech|systems|software|solutions|studios?|agency|bank|banco|banque|hospital|clinic|(?:medical|health) cent(?:er|re)|hospice|nursing home|care home|infirmary|trust|university|universit(?:é|à|ät)|universidad(?:e)?|college|school|institute|institut|ministry|council|department of|foundation|association|associates|partners|ventures|media|networks?|services|consulting|consultants|contractors|engineers|architects|builders|designers|brothers|industries|enterprises|international|logistics|freight|airlines|airways|insurance|health(?:care)?|pharma(?:ceuticals)?|foods?|stores?|mart|hotel|restaurant|café|press|magazine|robotics|analytics|digital|interactive|games|energy|motors|automotive|electric|electronics|telecom|communications|securities|financial|ambulance|society|société|fundação|estúdio|grupo|église|church|club|museum|library|army|navy|air force|startup|cooperative|coop)(?:\b|$|\.)/i;

const institutionWord =
  /universi|college|c[ée]gep|school|instit|academy|académie|akademi|academia|polytech|politech|polytechni|hochschule|faculty|faculté|facultad|escola|escuela|école|ecole|lycée|lyceum|liceum|gymnasium|colegio|colégio|berufskolleg|campus|handwerkskammer|bildungszentrum|faculdade|schule|uczelnia|szkoła|conservato|seminary|vidyalaya|vidyapeeth|vishwavidyalaya|universit|üniversite|trường|đại học/i;

const degreeWord =
  /(?:^|[\s(,])(?:b\.?\s?(?:sc|a|e|tech|com|eng|ed|s|arch|f\.?a|b\.?a|des|ba)|m\.?\s?(?:sc|a|e|tech|com|eng|ed|s|phil|b\.?a|arch|f\.?a|res|ca|ba|des)|ph\.?\s?d|ll\.?[bm]|m\.?d|j\.?d|mbbs|bba|bca|mca|pgdm|emba|a\.?(?:a\.?)?[as]|dphil|gcses?|a[- ]levels?|hnd|hnc|nvq|btec|abitur|matura|baccalaur\S+|bac|bachelor\S*|master\S*|doctor\w*|doktor\w*|associate(?:['’]?s)? (?:degree|of|in)|diplom\S*|diplôme|degree|licen[cs]e|licenciatura|licenciad[oa]|licencjat|magister|mestrado|maestría|laurea|bacharel\S*|bachillerato|tecnólogo|máster\S*|maîtrise|brevet|mittlere reife|\S{0,20}abschluss|\S{0,20}hochschulreife|fachabitur|gesellenbrief|meisterbrief|gesellenprüfung|meisterprüfung|weiterbildung|umschulung|promotion|apprenticeship|apprentissage|aprendizaje|\S{0,12}lehre|lehrabschluss|cap|bep|pós-graduação|ensino médio|curso técnico|ciclo formativo|ing(?=\.)|ingénieur|ingeniero|inżynier|ingeniería|engenharia|graduate certificate|postgraduate|post[- ]graduate|undergraduate|certificate|minor|major|foundation degree|grado|técnico|bts|dut|high school|secondary|hsc|ssc|cbse|icse|ged|honou?rs|hons|ca|acca|cpa|cima|cfa|chartered|\S{0,20}examen|\S{0,20}ausbildung|\S{0,20}staatsprüfung|state exam(?:ination)?|state[- ]registered|examen (?:d['’]état|de estado)|esame di stato|exame de estado|journeym[ae]n(?:['’]s)?|leaving cert|berufsmatura|maturit(?:ät|à|é)|svq|t[- ]levels?|cfc|fachausweis|vocational (?:training|qualification|education)|trade qualification|class (?:x|xii|10|12)|speciali[sz]ation|especiali[sz]a\S+|nanodegree)(?=$|[\s.,;:)(/'’-])/i;

const legalForm =
  /(?:^|\s)(?:& (?:cie|partner|sons|söhne)|e hijos|et fils|inc|ltd|llc|llp|plc|gmbh|ag|kg|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|sp\. ?z ?o\. ?o|b\.?v|n\.?v|oy|ab|a\/s|aps|pty|pvt|corp)(?:\b|$|\.)|\s(?:company|group)(?:\b|$)/i;

/** A word for a business that ends its name: "Elm Park Brewery". */
const businessLast =
  /^(?:ales|aquarium|bakery|bancorp|barbershop|bistro|brewery|brewing|casino|castings|casualty|cellars|collieries|dairy|daycare|deli|diner|distillery|farms|films|fisheries|forgings|foundry|gallery|grill|jewelers|kindergarten|municipality|orchards|orchestra|outfitters|pharmacy|preschool|productions|properties|publishing|ranch|realty|records|resort|roasters|salon|shipyard|tavern|theat(?:er|re)|trucking|vineyards|winery|zoo)$/i;

/** A word for a business that precedes its name: "Cabinet infirmier des Lices". */
const businessFirst =
  /^(?:cabinet(?! maker)|clinique|clínica|hôpital|boulangerie|panadería|pharmacie|farm[aá]cia|agence|ag[eê]ncia|librairie|librería|papelaria|supermarché|supermercado|taller(?:es)? de|escritório|bäckerei|metzgerei|apotheke|kanzlei|praxis|(?:city|county|state|town|village|port) of|(?:ingenieur|architektur|steuer|planungs)büro|autohaus|gast(?:hof|haus)|zimmerei|tischlerei|schreinerei|spedition|biuro|hurtownia|szpital|przychodnia|apteka|kancelaria)(?=\s\S)/i;

/** How likely a text names a job: above zero it probably does, below zero probably not. */
export const jobScore = memoized((text: string): number => {
  const level =
    /^(?:senior|junior|lead|chief|head|principal|staff|deputy|assistant|associate|sr|jr|interim|acting|graduate|trainee)\b|(?<!\p{L})(?:i{1,3}|iv|v)$/iu.test(
      text,
    )
      ? 1
      : 0;
  return (namesJob(text) ? 2 : 0) + level - 1.5 * companyScore(text);
});

/**
 * 1 for a text with a word from company names, unless it also names a job ("Software Engineer");
 * else 0.
 */
export const companyScore = memoized((text: string): number => {
  return legalForm.test(text) ||
    endsAsCompany(text) ||
    businessFirst.test(text) ||
    (companyWord.test(text) && !namesJob(text))
    ? 1
    : 0;
});

/**
 * Whether a text is one name that ends like a company's: "Partner Communications", "Head Start
 * Foundation".
 */
function endsAsCompany(text: string): boolean {
  const last = text.split(" ").at(-1) ?? "";
  return (
    !/[,;:|/–—-]|\b(?:of|for|and|at|in)\b/i.test(text) &&
    (companyWord.test(last) || businessLast.test(last)) &&
    !namesJob(last) &&
    text !== last
  );
}

/**
 * Ends of long words that name jobs: "radiologist", "Softwareentwicklerin",
 * "Inbetriebnahmetechniker".
 */
const compound =
  /.(?:ologist|therapist|ician|grapher|engineer|manager|developer|(?:entwickler|techniker|ingenieur|leiter|berater|assistent|mechaniker|elektroniker|buchhalter|instandhalter|helfer|monteur|schlosser|erzieher|pfleger|lehrer|verkäufer|fahrer|redakteur|student|praktikant|sachbearbeiter|betreuer|planer|prüfer|spezialist|architekt|analytiker|tester|programmierer|informatiker|gestalter|forscher|referent|wissenschaftler|arbeiter)(?:in|innen)?|meister(?:in)?|(?:kauf|fach)(?:mann|frau)|medewerker|ontwikkelaar|ingenjör|utvecklare|udvikler|utvikler)$/u;

function namesJob(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/& partners?/, " ")
    .replace(/[^\p{L}\s/-]/gu, " ")
    .split(/[\s/]+/);
  return words.some((word) => jobs.has(word) || compound.test(word));
}

/**
 * Whether text is a noun that needs words before it: "Engineer", "Senior Manager", "University".
 */
export const isBareNoun = memoized((text: string): boolean => {
  if (/^(?:university|college|school|institute|academy|hospital|certificate|certification|award|degree)$/i.test(text))
    return true;
  return text
    .toLowerCase()
    .split(" ")
    .every((word) => jobs.has(word) || /^(?:senior|junior|i{1,3}|iv)$/.test(word));
});

const schoolDiploma = /\b(?:high|secondary|middle) school (?:diploma|certificate|equivalency|leaving)\b/i;

/** 2 for a text with a word from names of schools and universities, else 0. */
export const institutionScore = memoized((text: string): number => {
  return institutionWord.test(text.replace(schoolDiploma, "")) || hasInitials(text, schools) ? 2 : 0;
});

/** 2 for a text with a word from names of degrees, else 0. */
export const degreeScore = memoized((text: string): number => {
  return degreeWord.test(text) || hasInitials(text, degrees) ? 2 : 0;
});
