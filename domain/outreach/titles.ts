import { withoutAccents } from "../text/text.ts";

const wordsOf = (...lines: string[]) => new Set(lines.flatMap((line) => line.split(" ")));

/** Titles that stand before a name, without accents. "Don" is not here: it is a given name too. */
const titles = wordsOf(
  "mr mrs ms miss mx mister madam madame sir dame lady lord hon dr doctor prof professor engr atty chief",
  "rev reverend father sister brother pastor rabbi imam capt captain col colonel maj major gen general lt sgt judge",
  // German, Dutch and northern languages
  "herr herrn frau fraulein frl hr doktor professorin mag ing dipl",
  "meneer mijnheer mevrouw mevrou mej juffrouw dhr mevr drs fru froken frøken herra rouva neiti ponas ponia harra proua",
  // Romance languages
  "monsieur mademoiselle mme mlle maitre docteur professeur",
  "senor senora senorita sr sra srta dona doctora profesor profesora licenciado licenciada lic ingeniero ingeniera",
  "senhor senhora senhorita doutor doutora dra professora engenheiro engenheira senyor senyora",
  "signor signora signorina signore sig dott dottor dottore dottoressa avv avvocato avvocata ingegnere",
  "domnul doamna domnisoara",
  // Slavic languages, Greek and Albanian
  "pan pani pana panie panna slecna gospodin gospodja gospođa gospođica gospod gospa",
  "господин госпожа пан пани пані κυριος κυρια κυριε kyrios kyria kyrie zoti zonja",
  // South Asia
  "shri shree sri shrimati smt kumari sushri ji jee thiru thirumathi janab begum mohtarma md mohd pandit ustad",
  // West Asia, Africa and South-East Asia
  "sayin sayın bay bayan agha khanom hajj hajji haji alhaji alhaja sheikh sayyid mallam malam bwana mwalimu ato woizero",
  "bapak pak ibu encik cik puan datuk dato datin khun ong ba daw ginoo ginang binibini",
);

/** Titles that follow a name ("Raman Ji"), and last words of what is no person ("Hiring Team"). */
const endings = wordsOf(
  "ji jee san sama sensei ssi nim bey hanim hanım garu saheb sahib sir madam ma'am bhai",
  "team manager recruiter recruiting recruitment department resources acquisition office lead staff desk",
);

/** Whether a word is a title that stands before a name, such as "Frau" or "Dott". */
export const isTitle = (word: string) => titles.has(withoutAccents(word));

/** Whether a word is the last of what is called whole: "Raman Ji", "Hiring Team". */
export const isEnding = (word: string) => endings.has(withoutAccents(word));
