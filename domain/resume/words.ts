/** Nouns that end or make up the name of a job. */
const jobNouns =
  "engineer engineering-manager developer programmer manager director analyst designer architect consultant administrator specialist coordinator officer intern trainee assistant associate lead leader head nurse teacher professor lecturer tutor instructor researcher scientist accountant auditor executive representative supervisor technician operator writer editor journalist recruiter advisor adviser strategist planner producer founder co-founder cofounder owner president vice-president vp ceo cto cfo coo cio cmo chief partner fellow postdoc mentor coach volunteer freelancer contractor cashier clerk chef cook waiter waitress barista driver mechanic electrician plumber carpenter welder pharmacist physician doctor surgeon dentist therapist psychologist counselor counsellor caregiver carer paramedic midwife veterinarian lawyer attorney paralegal solicitor barrister judge librarian translator interpreter photographer videographer illustrator animator artist musician actor salesperson salesman seller buyer merchandiser marketer secretary receptionist agent broker banker trader underwriter actuary economist statistician biologist chemist physicist geologist surveyor pilot steward stewardess captain sergeant lieutenant guard tester evangelist advocate apprentice student werkstudent praktikant praktikantin entwickler entwicklerin ingenieur ingénieur ingénieure développeur développeuse ingeniero ingeniera desarrollador desarrolladora desenvolvedor engenheiro engenheira gerente analista diseñador diseñadora docente enseignant stagiaire pasante estagiário becario kierownik specjalista programista inżynier leiter leiterin berater beraterin assistent assistentin sachbearbeiter responsable chef-de-projet directeur directrice maître master trainer copywriter controller bookkeeper curator dispatcher handler helper laborer labourer porter host hostess crew member staff resident registrar principal dean superintendent commissioner inspector investigator examiner estimator scheduler buyer webmaster sysadmin dba growth-hacker scrum-master practitioner provider aide attendant aider responder rep keeper foreman machinist maker builder tailor stylist beautician hairdresser barber agronomist florist optometrist hygienist dietitian nutritionist archivist linguist farmer baker butcher gardener mason roofer painter joiner fitter plasterer conductor composer dancer sommelier bartender concierge housekeeper caretaker janitor custodian cleaner courier sailor firefighter detective phlebotomist orthodontist podiatrist chiropractor psychiatrist chaplain pastor nanny conservator historian columnist reporter presenter broadcaster correspondent proofreader worker generalist guide".split(
    " ",
  );
const jobs = new Set(jobNouns);

const companyWord =
  /(?:^|\s)(?:inc|ltd|llc|llp|plc|gmbh|ag|kg|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|sp\. ?z ?o\. ?o|b\.?v|n\.?v|oy|ab|a\/s|aps|pty|pvt|co|corp|corporation|company|limited|group|holdings?|labs?|laborator(?:y|ies)|technologies|technology|tech|systems|software|solutions|studios?|agency|bank|banco|banque|hospital|clinic|infirmary|trust|university|universit(?:é|à|ät)|universidad(?:e)?|college|school|institute|institut|ministry|council|department of|foundation|association|associates|partners|ventures|media|networks?|services|consulting|consultants|contractors|engineers|architects|builders|designers|brothers|industries|enterprises|international|logistics|freight|airlines|airways|insurance|health(?:care)?|pharma(?:ceuticals)?|foods?|stores?|mart|hotel|restaurant|café|press|magazine|robotics|analytics|digital|interactive|games|energy|motors|automotive|electric|electronics|telecom|communications|securities|financial|ambulance|society|société|fundação|estúdio|grupo|église|church|club|museum|library|army|navy|air force|startup|cooperative|coop)(?:\b|$|\.)/iu;

const institutionWord =
  /universi|college|school|instit|academy|académie|akademi|academia|polytech|politech|polytechni|hochschule|faculty|faculté|facultad|escola|escuela|école|ecole|lycée|lyceum|liceum|gymnasium|colegio|colégio|campus|schule|uczelnia|szkoła|\bMIT\b|\bETH\b|\bINSA\b|\bHEC\b|\bIIT\b|\bNIT\b|\bUCL[A]?\b|\bKTH\b|\bCEU\b|conservato|seminary|vidyalaya|vidyapeeth|vishwavidyalaya|universit|üniversite|trường|đại học/iu;

const degreeWord =
  /(?:^|[\s(,])(?:b\.?\s?(?:sc|a|e|tech|com|eng|ed|s|arch|f\.?a|b\.?a|des|ba)|m\.?\s?(?:sc|a|e|tech|com|eng|ed|s|phil|b\.?a|arch|f\.?a|res|ca|ba|des)|ph\.?\s?d|ll\.?[bm]|m\.?d|j\.?d|mbbs|bba|bca|mca|pgdm|emba|a\.?[as]|dphil|gcses?|a-levels?|hnd|hnc|nvq|btec|abitur|matura|baccalaur\w+|bac|bachelor\S*|master\S*|doctor\w*|doktor\w*|associate(?:['’]?s)? (?:degree|of|in)|diplom\S*|diplôme|degree|licen[cs]e|licenciatura|licenciad[oa]|licencjat|magister|mestrado|maestría|laurea|ingénieur|ingeniero|inżynier|ingeniería|engenharia|graduate certificate|postgraduate|post[- ]graduate|undergraduate|certificate|minor|major|foundation degree|grado|técnico|bts|dut|high school|secondary|hsc|ssc|cbse|icse|ged|honou?rs|hons|ca|acca|cpa|cima|cfa|chartered|staatsexamen|ausbildung|class (?:x|xii|10|12)|speciali[sz]ation|especiali[sz]a\S+|nanodegree)(?=$|[\s.,;:)(/'’-])/iu;

const legalForm =
  /(?:^|\s)(?:inc|ltd|llc|llp|plc|gmbh|ag|kg|s\.?a|s\.?l|s\.?r\.?l|s\.?p\.?a|sp\. ?z ?o\. ?o|b\.?v|n\.?v|oy|ab|a\/s|aps|pty|pvt|corp|company|group)(?:\b|$|\.)/iu;

/** How surely a text is the name of a job: above zero speaks for it, below zero against. */
export function jobScore(text: string): number {
  const level =
    /^(?:senior|junior|lead|chief|head|principal|staff|deputy|assistant|associate|sr|jr|interim|acting|graduate|trainee)\b|(?<!\p{L})(?:i{1,3}|iv|v)$/iu.test(
      text,
    )
      ? 1
      : 0;
  return (namesJob(text) ? 2 : 0) + level - 1.5 * companyScore(text);
}

/** One for a text with a word that companies have in their names, unless it names a job as well ("Software Engineer"). */
export function companyScore(text: string): number {
  return legalForm.test(text) || (companyWord.test(text) && !namesJob(text)) ? 1 : 0;
}

function namesJob(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\s/-]/gu, " ")
    .split(/[\s/]+/);
  return words.some((word) => jobs.has(word) || /.(?:ologist|therapist|ician|grapher|engineer|manager)$/.test(word));
}

/** "Engineer", "Senior Manager", "University": a noun that needs the words before it. */
export function isBareNoun(text: string): boolean {
  if (/^(?:university|college|school|institute|academy|hospital|certificate|certification|award|degree)$/i.test(text))
    return true;
  return text
    .toLowerCase()
    .split(" ")
    .every((word) => jobs.has(word) || /^(?:senior|junior|i{1,3}|iv)$/.test(word));
}

export function institutionScore(text: string): number {
  return institutionWord.test(text) ? 2 : 0;
}

export function degreeScore(text: string): number {
  return degreeWord.test(text) ? 2 : 0;
}
