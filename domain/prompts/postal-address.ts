/** A space, a comma, a dash or the end of a line between two parts of an address. */
const gap = String.raw`(?: ?[,;|•·–-] ?| )?\r?\n?`;

/** "Göteborg", "São Paulo", "La Spezia". */
const place = String.raw`\p{Lu}[\p{L}.'’-]{1,30}(?: \p{Lu}[\p{L}.'’-]{1,30}){0,2}`;

const year = String.raw`(?:19|20)\d\d\b`;

/** "12", "12a", "10/12", "12 A 4". A year is not a house number. */
const house = String.raw`(?!${year})\d{1,4}(?: ?[A-Za-z]\b(?: \d{1,3}\b)?)?(?: ?[/–-] ?\d{1,4}[A-Za-z]?)?(?![\w%+.]|,\d)`;

/** Words that precede a number, as a street's name does. */
const noStreet =
  "(?:Java|Python|Angular|React|Node|PHP|Vue|Windows|Android|Ubuntu|Debian|Oracle|Postgres|Drupal|Rails|Swift|Kotlin|Go|" +
  "Top|Team|Grade|Class|Level|Phase|Version|Release|Chapter|Page|Step|Part|Sprint|Section|Sector|Block|Stage|Ward|Plot|Series|Route|Volume|Round|Day|" +
  "Week|Month|Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|January|February|March|April|August|September|" +
  "October|November|December)";

const small = "(?:de|la|le|les|du|des|del|da|do|dos|das|di|dei|della|van|von|der|den|dem|het|zum|zur|am|an|of|y)";
const ending = "(?:utca|út|tér|gate|gata|vei|väg|katu|tie|straat|ulice|náměstí|třída|street|road|avenue|lane)";
const opening = String.raw`(?:(?:ul|al|os|pl|av)\. ?|[Cc]/ ?|(?:rue|avenue|boulevard|chemin|quai|calle|ulica|via) (?=\P{Ll}|${small} ))`;

/** "Storgatan", "Rue de la Paix", "Karl Johans gate", "ul. Długa". */
const name = String.raw`${opening}?(?!${noStreet}\b)(?:${small} |[ld]['’]){0,2}\p{Lu}[\p{L}.'’-]{1,40}(?: (?:${small} ){0,2}(?:\p{Lu}[\p{L}.'’-]{0,30}|${ending}(?!\p{L}))){0,3}`;

/** The number comes after the name or before it. */
const street = String.raw`(?<![\p{L}\d.,/$€£-])(?:${name},? ${house}|${house},? ${name})`;

/** Words that only names of streets have. */
const streetWord =
  "(?:stra(?:ß|ss)e|str\\.|gasse|allee|weg|platz|gatan?|vägen|väg|gade|vej|gate|vei(?:en)?|straat|laan|plein|kade|gracht|katu|tie|utca|út|tér|" +
  "[Rr]ue|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Cc]hemin|[Qq]uai|[Cc]alle|[Cc]\\/|[Aa]venida|[Pp]aseo|[Pp]laza|[Rr]ua|[Vv]ial?e?|" +
  "[Pp]iazza|[Cc]orso|ul\\.|[Uu]lic[ae]|náměstí|třída|Street|St|Road|Rd|Lane|Drive)";

/** ", lgh 1102", ", 3º B", ", Apt 4". */
const flat = String.raw`(?:,? ?(?:lgh|[Aa]pt\.?|app\.?|[Aa]partment|[Uu]nit|[Ss]uite|[Ff]lat|bus|box|piso|étage|[Ww]hg\.?|[Ww]ohnung|#) ?\d{1,4}\p{L}?|, ?\d{1,2} ?[º°ª.](?: ?\p{L}{1,4}\b)?)?`;

/**
 * Things that resumes count. They are not names of towns, and a number before one is not a postal
 * code.
 */
const counted =
  "(?:Flights?|Flying|Landings|Take-?offs|Hours|Passengers|Miles|Kilometers|Kms?|Trips|Users|Customers|Clients|Accounts|Orders|" +
  "Records|Rows|Entries|Requests|Transactions|Tickets|Calls|Cases|Patients|Procedures|Surgeries|Students|Pupils|Employees|Staff|" +
  "People|Members|Subscribers|Followers|Views|Visitors|Visits|Downloads|Installs|Installations|Devices|Machines|Servers|Nodes|" +
  "Files|Documents|Images|Photos|Videos|Emails|Messages|Tests|Lines|Units|Items|Products|Pieces|Parcels|Packages|Pallets|Boxes|" +
  "Containers|Deliveries|Shipments|Vehicles|Trucks|Invoices|Payments|Claims|Policies|Leads|Deals|Meals|Guests|Rooms|Seats|Tons|" +
  "Tonnes|Samples|Events)(?![\\p{L}-])";

/** "411 38 Göteborg", "CH-8001 Zürich", "1012 AB Amsterdam", "00-001 Warszawa". */
export const codeFirst = String.raw`(?<!\d)(?:[A-Z]{1,3}-)?(?:\d{5}|\d{3} \d{2}|\d{4} ?[A-Z]{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{6}|(?!${year})\d{4}) (?!${counted})${place}(?!\p{L})`;

/** "Pune 411 045", "Tokyo 150-0001", "São Paulo 01310-100", "London NW1 6XE", "Dublin D02 X285". */
const codeLast = String.raw`${place},? ?[–-]? ?(?:[A-Z]{2,3},? )?(?:\d{5}(?:-\d{3,4})?|\d{3} ?\d{3}|\d{3}-\d{4}|(?!${year})\d{4}|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d\d [A-Z\d]{4})(?![\w%]|[.,-]\d| \d| ${counted})`;

const states =
  "(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY])";
const australian = String.raw`(?:NSW (?!20(?:0[1-9]|[1-3]\d))[12]|VIC [38]|QLD [49]|SA 5|WA 6|TAS 7)\d{3}`;

/**
 * "Austin, TX 78701", "Toronto, ON M5V 2T6", "Sydney NSW 2000": an address even without a street.
 */
const cityWithState = String.raw`(?<!\p{L})${place}(?:, ?| )(?:${states},? \d{5}(?:-\d{4})?|[A-Z]{2},? [A-Z]\d[A-Z] ?\d[A-Z]\d|${australian})(?![\w%]|[.,-]\d| ?[–-] ?\d)`;

const code = `(?:${codeFirst}|${cityWithState}|${codeLast})`;

/**
 * A street and a postal code, with up to three places between them; or a city, its state and its
 * code.
 */
export const postalAddress = new RegExp(
  String.raw`${street}${flat}(?:${gap}${place}){0,3}?${gap}${code}(?! \p{Ll})|${codeFirst}, (?=[^\n,]{0,40}${streetWord})${street}|${cityWithState}`,
  "gu",
);

const round = /\b\d{2,3}000\b/;
const known = new RegExp(streetWord, "u");

/** A round number after no known kind of street is a count: "Windows 10, 50000 Users". */
export const isCount = (match: string) => round.test(match) && !known.test(match);
