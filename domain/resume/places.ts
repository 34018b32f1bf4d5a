import { findDates } from "./dates.ts";
import { companyScore, institutionScore, jobScore } from "./words.ts";

const countries =
  "afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan bahamas bahrain bangladesh barbados belarus belgium belize benin bhutan bolivia botswana brazil brasil brunei bulgaria burundi cambodia cameroon canada chad chile china colombia comoros congo croatia cuba cyprus czechia denmark djibouti dominica ecuador egypt eritrea estonia eswatini ethiopia fiji finland france gabon gambia georgia germany deutschland ghana greece grenada guatemala guinea guyana haiti honduras hungary iceland india indonesia iran iraq ireland israel italy italia jamaica japan jordan kazakhstan kenya kiribati kosovo kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya liechtenstein lithuania luxembourg madagascar malawi malaysia maldives mali malta mauritania mauritius mexico méxico moldova monaco mongolia montenegro morocco maroc mozambique myanmar namibia nauru nepal netherlands nicaragua niger nigeria norway oman pakistan palau palestine panama paraguay peru perú philippines poland polska portugal qatar romania russia rwanda samoa senegal serbia seychelles singapore slovakia slovenia somalia spain españa sudan suriname sweden switzerland schweiz suisse syria taiwan tajikistan tanzania thailand togo tonga tunisia turkey türkiye turkmenistan tuvalu uganda ukraine uruguay uzbekistan vanuatu venezuela vietnam yemen zambia zimbabwe usa uk uae england scotland wales".split(
    " ",
  );

const longNames = [
  "united states",
  "united states of america",
  "united kingdom",
  "great britain",
  "northern ireland",
  "united arab emirates",
  "south africa",
  "south korea",
  "north korea",
  "republic of korea",
  "saudi arabia",
  "new zealand",
  "sri lanka",
  "costa rica",
  "el salvador",
  "dominican republic",
  "czech republic",
  "burkina faso",
  "cape verde",
  "ivory coast",
  "côte d'ivoire",
  "sierra leone",
  "south sudan",
  "papua new guinea",
  "trinidad and tobago",
  "bosnia and herzegovina",
  "north macedonia",
  "the netherlands",
  "hong kong",
  "puerto rico",
  "viet nam",
];

const regions =
  "alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec québec alberta manitoba saskatchewan karnataka maharashtra kerala telangana gujarat punjab rajasthan haryana bihar odisha assam queensland victoria tasmania bavaria bayern hessen sachsen catalonia cataluña andalucía jalisco québec bavière kwazulu-natal gauteng lombardia lombardy bretagne normandie".split(
    " ",
  );

const cities =
  "new york|new york city|los angeles|san francisco|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|san jose|seattle|denver|boston|portland|atlanta|miami|detroit|minneapolis|nashville|baltimore|pittsburgh|columbus|cleveland|cincinnati|charlotte|raleigh|salt lake city|las vegas|orlando|tampa|st. louis|kansas city|indianapolis|milwaukee|sacramento|oakland|palo alto|mountain view|cambridge|brooklyn|toronto|montreal|montréal|vancouver|ottawa|calgary|edmonton|waterloo|mexico city|ciudad de méxico|guadalajara|monterrey|são paulo|sao paulo|rio de janeiro|brasília|belo horizonte|curitiba|porto alegre|recife|salvador|fortaleza|buenos aires|córdoba|rosario|santiago|bogotá|medellín|cali|lima|quito|caracas|montevideo|london|manchester|birmingham|leeds|glasgow|edinburgh|liverpool|bristol|sheffield|newcastle|cardiff|belfast|oxford|dublin|cork|galway|paris|lyon|marseille|toulouse|nice|nantes|strasbourg|bordeaux|lille|rennes|grenoble|berlin|hamburg|munich|münchen|cologne|köln|frankfurt|stuttgart|düsseldorf|leipzig|dresden|hannover|nuremberg|nürnberg|bremen|vienna|wien|graz|linz|salzburg|zurich|zürich|geneva|genève|basel|bern|lausanne|amsterdam|rotterdam|the hague|utrecht|eindhoven|brussels|bruxelles|antwerp|ghent|luxembourg|madrid|barcelona|valencia|sevilla|seville|bilbao|málaga|zaragoza|lisbon|lisboa|porto|rome|roma|milan|milano|turin|torino|naples|napoli|florence|firenze|bologna|athens|thessaloniki|istanbul|ankara|izmir|warsaw|warszawa|kraków|krakow|wrocław|gdańsk|poznań|łódź|katowice|prague|praha|brno|bratislava|budapest|bucharest|cluj-napoca|sofia|belgrade|zagreb|ljubljana|sarajevo|kyiv|kiev|lviv|kharkiv|minsk|moscow|saint petersburg|vilnius|riga|tallinn|helsinki|espoo|stockholm|gothenburg|göteborg|malmö|oslo|bergen|copenhagen|københavn|aarhus|reykjavik|cairo|alexandria|casablanca|rabat|tunis|algiers|lagos|abuja|ibadan|port harcourt|accra|kumasi|nairobi|mombasa|kampala|kigali|dar es salaam|addis ababa|johannesburg|cape town|durban|pretoria|dakar|abidjan|dubai|abu dhabi|doha|riyadh|jeddah|kuwait city|manama|muscat|tel aviv|jerusalem|haifa|beirut|amman|tehran|baghdad|karachi|lahore|islamabad|rawalpindi|mumbai|delhi|new delhi|bengaluru|bangalore|hyderabad|chennai|kolkata|pune|ahmedabad|jaipur|lucknow|kochi|coimbatore|indore|nagpur|gurgaon|gurugram|noida|chandigarh|thiruvananthapuram|visakhapatnam|dhaka|chittagong|kathmandu|colombo|beijing|shanghai|shenzhen|guangzhou|hangzhou|chengdu|wuhan|nanjing|hong kong|taipei|tokyo|osaka|kyoto|yokohama|nagoya|fukuoka|seoul|busan|incheon|singapore|kuala lumpur|penang|jakarta|bandung|surabaya|yogyakarta|bangkok|chiang mai|hanoi|ha noi|hà nội|ho chi minh city|da nang|đà nẵng|manila|quezon city|cebu|cebu city|makati|phnom penh|yangon|sydney|melbourne|brisbane|perth|adelaide|canberra|auckland|wellington|christchurch".split(
    "|",
  );

const cityNames = new Set(cities);
const known = new Set([...countries, ...longNames, ...regions, ...cities]);
const knownCountries = new Set([...countries, ...longNames]);

/** Known by name: a country, a large region or a large city. */
export function isKnownPlace(text: string): boolean {
  const name = text.trim().replace(/’/g, "'");
  const words = name.toLowerCase().split(" ");
  // "Guadalajara Jalisco": two known places with nothing between.
  const isPair = words.some(
    (_, index) => index > 0 && known.has(words.slice(0, index).join(" ")) && known.has(words.slice(index).join(" ")),
  );
  const coded = /^(.+?)(?: [A-Z]{2}){1,2}$/.exec(name)?.[1]?.toLowerCase().split(" ");
  // "Raleigh NC US", "Nagpur Maharashtra IN"
  const isCoded =
    coded?.some((_, index) => known.has(coded.slice(0, index + 1).join(" "))) === true &&
    institutionScore(name) + companyScore(name) === 0;
  return (
    isPair ||
    isCoded ||
    known.has(name.toLowerCase()) ||
    (/ [A-Z]{2}$/.test(name) && known.has(name.slice(0, -3).toLowerCase()))
  );
}

export function isCountry(text: string): boolean {
  return knownCountries.has(text.toLowerCase().trim()) || /^(?:US|U\.S\.A?\.?|UK|U\.K\.|UAE)$/.test(text.trim());
}

const part =
  /^\p{Lu}[\p{L}\p{M}'’.]*(?:[\s-](?:de|la|le|du|des|del|do|da|dos|das|di|am|an der|sur|upon|on|of|and|the|el|los|las|al|e)?[\s-]?[\p{L}'’.]+){0,4}$/u;

/** A text that is the name of a place and nothing else: "Pune", "Austin, TX", "Lyon, Auvergne-Rhône-Alpes, France", "Remote". */
export function isPlace(text: string): boolean {
  if (findDates(text).length > 0) return false;
  const bare = withoutPostcode(text);
  if (bare === "" || bare.length > 70 || /[@/:]|\d/.test(bare)) return false;
  if (/^\(?(?:remote|hybrid|on-?site|worldwide)\)?$/i.test(bare)) return true;
  const parts = placeParts(bare);
  if (parts.length > 4 || !parts.every((name) => part.test(name) && jobScore(name) < 2)) return false;
  if (parts.length === 1) return isKnownPlace(parts[0] ?? "");
  const last = parts.at(-1) ?? "";
  return (
    isKnownPlace(parts[0] ?? "") ||
    (isKnownPlace(last) && !cityNames.has(last.toLowerCase())) ||
    isCountry(last) ||
    (/^[A-Z]{2}$/.test(last) && jobScore(text) <= 0)
  );
}

/** The place that a short line ends with: "Product Designer in Valencia, Spain", "Based in Leeds". */
export function placeAfterIn(text: string): string | undefined {
  if (text.split(" ").length > 12) return undefined;
  const [, place = ""] = /(?:^|\s)in (\p{Lu}[^|•]*)$/u.exec(text) ?? [];
  return place !== "" && isPlace(place) ? place : undefined;
}

/** A job and the town it is done in, parted by commas only: "UX Researcher, Pärnu, Estonia". */
export function jobAndPlace(text: string): { job: string; place: string } | undefined {
  const [, job = "", place = ""] = /^([^,|•]{3,60}),\s+(.+)$/u.exec(text) ?? [];
  return jobScore(job) >= 2 && isPlace(place) ? { job, place } : undefined;
}

export function placeParts(text: string): string[] {
  return text
    .split(/\s*,\s*|\s+[–—-]\s+|\s*\(|\)\s*/)
    .map((name) => name.trim())
    .filter(Boolean);
}

/** Postcodes are addresses, not places: US, Canadian, British, and plain numbers of four to six digits. */
export function withoutPostcode(text: string): string {
  return text
    .replace(
      /\b(?:[A-Z]-)?\d{4,6}(?:-\d{3,4})?\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/g,
      " ",
    )
    .replace(/\s+/g, " ")
    .replace(/ ,/g, ",")
    .replace(/^[\s,–-]+|[\s,–-]+$/g, "");
}
