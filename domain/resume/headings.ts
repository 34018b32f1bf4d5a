import { companyScore, institutionScore, jobScore } from "./words.ts";

/** What a section of a resume is about. "other" is a heading we know and do not publish, "unknown" one in words we do not know. */
export type SectionKind =
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "projects"
  | "achievements"
  | "contact"
  | "social"
  | "personal"
  | "volunteer"
  | "languages"
  | "other"
  | "unknown";

/** Words that name a section, each with its kind, the telling ones first: "Work Projects" is about projects. */
const keyWords: [SectionKind, string][] = [
  ["volunteer", "volunteer volunteering voluntary bénévolat voluntariado ehrenamt"],
  ["projects", "projects project products inventions projekte projets proyectos projetos progetti builds prototypes"],
  [
    "achievements",
    "awards award honors honours honor certifications certification certificates certificate achievements achievement accomplishments accomplishment licenses licences license licensure licenses recognition recognitions distinctions scholarships scholarship credentials accreditations prizes zertifikate auszeichnungen distinctions certificaciones premios certificados certificazioni prix achieved accolades grants fellowships prizes medals contests competitions hackathons clearances preise",
  ],
  [
    "education",
    "education educational academic academics qualifications qualification studies schooling degrees ausbildung bildung studium formation formations éducation diplômes educación formación academia diploma diplomas schools study degrees educação formação formazione istruzione estudios wykształcenie",
  ],
  ["languages", "languages language sprachen langues idiomas lingue języki"],
  [
    "skills",
    "skills skill competencies competences competencias competências competenze compétences proficiencies proficiency expertise technologies technology strengths toolbox toolkit tools stack capabilities specialties specialities abilities methods methodologies toolbelt tech software knowhow kenntnisse fähigkeiten habilidades skillset umiejętności",
  ],
  [
    "experience",
    "experience experiences employment career work job jobs history positions internships internship roles appointments engagements placements assignments commissions contracts deployments gigs clients berufserfahrung erfahrung werdegang expérience expériences experiencia experiência esperienza emploi doświadczenie",
  ],
  [
    "summary",
    "summary profile objective about overview statement introduction bio biography résumé intro profil zusammenfassung perfil resumen resumo sobre profilo synopsis snapshot mission goal goals",
  ],
  [
    "other",
    "publications publication papers patents talks presentations conferences references referees interests hobbies activities extracurricular declaration memberships membership affiliations affiliation courses coursework seminars testimonials recommendations availability signature leisure exhibitions workshops trainings loisirs centres dintérêt dintérêts intereses interessen hobbys references",
  ],
  ["social", "profiles social links online web network networks"],
  ["contact", "contact contacts kontakt contacto contato contatto reach location address"],
  ["personal", "details information particulars"],
];

/** Words that qualify a heading without naming a section. */
const modifiers = new Set(
  "professional relevant selected additional core key technical personal my own career work working industry other further recent main major general and & / + of in the for with to a an me at i summary history training trainings background development special important notable side training open source academic research teaching leadership clinical practical military business executive areas area job employment life soft hard computer software it programming digital functional transferable details information qualifications achievements media find proud certifications previous past current freelance y e et und de des du la mis mi meine results resume frameworks libraries platforms programming techniques university college school student computing client part full time independent clinical laboratory lab field industrial industry creative commercial artistic editorial legal scientific engineering design practical applied key continuing purpose held undertaken completed earned record track used known awarded professionnelle professionnel profesional laboral profissional professionale professionnelles berufliche w continued contd cont known top".split(
    " ",
  ),
);

const statements = new Set("snapshot objective objectives profile statement goal goals mission synopsis".split(" "));

/** Headings in a friendly tone, which share no words with the usual ones. */
const phrases: Record<string, SectionKind> = {
  "who i am": "summary",
  "about me": "summary",
  "in short": "summary",
  "in brief": "summary",
  "at a glance": "summary",
  "in a nutshell": "summary",
  hello: "summary",
  "my story": "summary",
  "personal statement": "summary",
  "personal profile": "summary",
  "personal summary": "summary",
  "career objective": "summary",
  "career summary": "summary",
  "career profile": "summary",
  "executive summary": "summary",
  "professional summary": "summary",
  "qualifications summary": "summary",
  "summary of qualifications": "summary",
  "career highlights": "achievements",
  "my background": "summary",
  "à propos": "summary",
  "sobre mí": "summary",
  "sobre mi": "summary",
  "über mich": "summary",
  "career history": "experience",
  "career path": "experience",
  "military service": "experience",
  "work history": "experience",
  "my journey": "experience",
  "professional background": "experience",
  "academic background": "education",
  "training and education": "education",
  "i am good at": "skills",
  "areas of expertise": "skills",
  "personal skills": "skills",
  "tech stack": "skills",
  "skill set": "skills",
  "what i do best": "skills",
  "case studies": "projects",
  "know how": "skills",
  "open source": "projects",
  "selected work": "projects",
  "selected works": "projects",
  portfolio: "projects",
  "side projects": "projects",
  "made by me": "projects",
  "built by me": "projects",
  "proud of": "achievements",
  "most proud of": "achievements",
  "find me online": "social",
  "on the web": "social",
  "get in touch": "contact",
  "how to reach me": "contact",
  "lets talk": "contact",
  "say hello": "contact",
  "find me": "contact",
  "languages i speak": "languages",
  "spoken languages": "languages",
  "giving back": "volunteer",
  community: "volunteer",
  "community service": "volunteer",
  "community involvement": "volunteer",
  "social engagement": "volunteer",
  "when i am not working": "other",
  "fun facts": "other",
  "a day of my life": "other",
  "life philosophy": "other",
  "personal interests": "other",
  "training courses": "other",
  "professional development": "other",
  "positions of responsibility": "volunteer",
  "personal projects": "projects",
  "personal information": "personal",
  "personal details": "personal",
  "personal data": "personal",
  "persönliche daten": "personal",
  "persönliche angaben": "personal",
  "datos personales": "personal",
  "información personal": "personal",
  "données personnelles": "personal",
  "informations personnelles": "personal",
  "dados pessoais": "personal",
  "dati personali": "personal",
  "informazioni personali": "personal",
  "dane osobowe": "personal",
};

/** What "Where I worked" and "Things I've built" come down to once the words that all of these begin with are gone. */
const told: Record<string, SectionKind> = {
  do: "summary",
  worked: "experience",
  work: "experience",
  done: "experience",
  did: "experience",
  studied: "education",
  learned: "education",
  learnt: "education",
  know: "skills",
  use: "skills",
  "good at": "skills",
  "work with": "skills",
  build: "projects",
  built: "projects",
  made: "projects",
  make: "projects",
  created: "projects",
  shipped: "projects",
  "proud of": "achievements",
  won: "achievements",
};

const toldSqueezed = new Map(Object.entries(told).map(([tale, kind]) => [tale.replaceAll(" ", ""), kind]));
const kindOfWord = new Map(keyWords.flatMap(([kind, words]) => words.split(" ").map((word) => [word, kind] as const)));
const rank = new Map(keyWords.map(([kind], index) => [kind, index]));
const squeezed = new Map(Object.entries(phrases).map(([phrase, kind]) => [phrase.replaceAll(" ", ""), kind]));
const everyWord = [...new Set([...kindOfWord.keys(), ...modifiers])].filter((word) => word.length > 1 || word === "&");

/**
 * The kind of section a text announces, or undefined when it is no heading's text: every word must be one that
 * headings are made of, and at least one must name a section.
 */
export function headingKind(text: string): SectionKind | undefined {
  if (text.length > 48 || /[@\d]/.test(text)) return undefined;
  const words = headingWords(text);
  if (words.length === 0 || words.length > 6) return undefined;
  const phrase = squeezed.get(words.join(""));
  if (phrase) return phrase;
  const [, tale] =
    /^(?:where|what|things|places|stuff) (?:i|ive|im)(?: have| am)?(?: been)? (.+)$/.exec(words.join(" ")) ?? [];
  if (tale) return told[tale];
  const squeezedTale = /^(?:where|what|things|places|stuff)i(?:m|ve|have|am)?(?:been)?(\p{L}+)$/u.exec(words.join(""))?.[1];
  if (words.length === 1 && squeezedTale) return toldSqueezed.get(squeezedTale);
  const kinds = kindsOf(words) ?? (words.length === 1 ? kindsOf(splitSqueezed(words.join("")) ?? []) : undefined);
  // A career is what such a statement is about: "Career Snapshot".
  if (kinds?.every((kind) => kind === "experience" || kind === "summary") && words.some((word) => statements.has(word)))
    return "summary";
  return kinds?.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))[0];
}

/** Every kind a heading names that joins several: "Education & Certifications", "Skills / Languages". */
export function headingKinds(text: string): SectionKind[] {
  const parts = text.split(/\s*(?:[&,/+|]|\b(?:and|und|et|y)\b)\s*/iu);
  return [...new Set(parts.flatMap((part) => headingKind(part) ?? []))];
}

/** The kind that any word of a heading names, for one whose look tells that it is a heading: "Projects undertaken". */
export function kindNamedIn(text: string): SectionKind | undefined {
  const kinds = headingWords(text).flatMap((word) => kindOfWord.get(word) ?? []);
  return kinds.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))[0];
}

/** The kind that a heading's last or first word surely names, whatever the others say: "Client Work", "Awards and Clearances". */
export function kindSurelyNamedIn(text: string): SectionKind | undefined {
  const words = headingWords(text).filter((word) => word !== "&");
  if (words.length === 0 || words.length > 6 || /[@\d]/.test(text)) return undefined;
  if (jobScore(text) > 0 || companyScore(text) + institutionScore(text) > 0) return undefined;
  const word = [words.at(-1) ?? "", words[0] ?? ""].find((end) => kindOfWord.has(end) && !weakWords.has(end));
  return word === undefined ? undefined : kindOfWord.get(word);
}

/** Words that also label parts of a section: a heading of such words alone is not enough to tell a look for headings. */
const weakWords = new Set(
  "web methods techniques tools tool software data languages language technologies technology courses course coursework links online tech stack information details achievements summary overview statement activities network networks jobs job positions address location".split(
    " ",
  ),
);

export function isStrongHeading(text: string): boolean {
  return (
    headingKind(text) !== undefined && !headingWords(text).every((word) => weakWords.has(word) || modifiers.has(word))
  );
}

function kindsOf(words: string[]): SectionKind[] | undefined {
  if (words.length === 0 || !words.every((word) => kindOfWord.has(word) || modifiers.has(word))) return undefined;
  const kinds = words.map((word) => kindOfWord.get(word)).filter((kind) => kind !== undefined);
  return kinds.length > 0 ? kinds : undefined;
}

function headingWords(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/\((?:continued|contd?\.?)\)/, "")
    .replace(/^[\s\d.)#§]+|[\s:.…_–—-]+$/g, "")
    .replace(/[,/|+-]/g, " ")
    .split(/\s+/)
    .filter(Boolean);
}

/** "WORKEXPERIENCE", set with spaced letters, into its words; long words first. */
function splitSqueezed(text: string): string[] | undefined {
  if (text.length < 5) return undefined;
  if (kindOfWord.has(text)) return [text];
  for (const word of everyWord) {
    if (!text.startsWith(word) || word.length === text.length) continue;
    const rest = text.slice(word.length);
    const words = kindOfWord.has(rest) || modifiers.has(rest) ? [rest] : splitSqueezed(rest);
    if (words) return [word, ...words];
  }
  return undefined;
}
