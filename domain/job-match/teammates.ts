import type { Mention } from "./vocabulary.ts";

const team = "(?:team|squad|tribe|crew|chapter|équipe|equipo|equipe|equipa)s?";

/** Words that describe the people around the job, before one of them is named. */
const describesTeam = new RegExp(
  [
    `\\b(?:join|part of|member of|belong to|within|inside|embedded in|teil|mitglied|verstärkst|au sein|rejoin|intègr|intégr|parte d|werkt in)[a-zà-ž]*.{0,60}\\b${team}\\b`,
    `^\\W*(?:our|the|your|this|unser|dein|ihr|das|notre|votre|l'|nuestro|tu|el|o|a|ons|het|jouw)\\b.{0,30}\\b${team}\\b`,
    "\\b(?:reports?|reporting|berichtest|berichten|reportas|reportarás|rapporteert)\\b.{0,40}\\b(?:to|an|a|aan)\\b",
    "\\b(?:work|works|working|collaborat[a-zà-ž]*|cooperat[a-zà-ž]*|partner|liais[a-zà-ž]*|pair|sit)\\b.{0,40}\\b(?:with|alongside|beside|next to)\\b",
    "\\b(?:together|side by side|alongside|zusammen|gemeinsam|arbeit[a-zà-ž]* .{0,30}\\bmit|travaill[a-zà-ž]* .{0,30}\\bavec|collabor[a-zà-ž]* avec|trabaj[a-zà-ž]* .{0,30}\\bcon|trabalh[a-zà-ž]* .{0,30}\\bcom|junto a|samen|werkt? .{0,30}\\bmet)\\b",
    "\\b(?:support|supports|supporting|unterstützt|unterstützen)\\b",
  ].join("|"),
  "i",
);

/** Words that ask for the role itself, or for leading people in that role. */
const asksForRole =
  /\b(?:experience|experienced|knowledge|background|years?|erfahrung|kenntnisse|expérience|experiencia|experiência|ervaring|lead|leads|leading|manage|managing|head|mentor|coach|leitest|führst|encadr[a-zà-ž]*|need|needs|looking for|seek|seeks|hiring|suchen|recherch[a-zà-ž]*|buscamos|zoeken)\b|\b(?:as|als|en tant que|como) (?:an?|the|our|der|die|ein[a-zà-ž]*)?\s?(?:[a-zà-ž-]+ ){0,2}$/i;

const roleNoun =
  "(?:engineers?|developers?|designers?|owners?|masters?|managers?|analysts?|testers?|architects?|administrators?|specialists?|leads?|scientists?|recruiters?|nurses?|entwickler[a-zà-ž]*|designern?|testern?|ingénieurs?|développeu[a-zà-ž]+|desarrollador[a-zà-ž]*|ontwikkelaars?)";
const endsAsRole = new RegExp(`\\b${roleNoun}$`, "i");
const goesOnAsRole = new RegExp(`^(?: ?- ?| )(?:[a-zà-ž]+[ -]){0,1}${roleNoun}\\b`, "i");

/** "A scrum master runs the meetings": the role does something itself. */
const isSubject = /(?:^|[,;:.]|\band)\s*(?:an?|our|the|unser|ein|der|notre|un|une)\s(?:[a-zà-ž-]+ ){0,2}$/i;
const doesSomething = new RegExp(`^(?:[ -]${roleNoun})? (?!is\\b|has\\b|was\\b|plus\\b)[a-zà-ž]{2,}s\\b`, "i");

/**
 * Whether a mention is part of the role of somebody around the job: "a squad of five developers, a
 * product owner and a QA engineer", "our team reports to the product owner".
 */
export function isTeammate(sentence: string, { text, start, end }: Mention): boolean {
  const tail = sentence.slice(end);
  if (!endsAsRole.test(text) && !goesOnAsRole.test(tail)) return false;
  const head = sentence.slice(0, start);
  if (asksForRole.test(head)) return false;
  return describesTeam.test(head) || (isSubject.test(head) && doesSomething.test(tail));
}
