import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";
import { maxPostingLength } from "#domain/job-match/posting-limit.ts";
import { postingText } from "#domain/job-match/posting-text.ts";
import { type ResumeLine, resumeLines } from "#domain/job-match/resume-lines.ts";
import { readSetAside, setAsideText, withSetAside } from "#domain/job-match/set-aside.ts";
import { matchSummary, standingSentence } from "#domain/job-match/summary.ts";
import { trackerLink } from "#domain/job-match/tracker-link.ts";
import { draftFrom, newDraft } from "#domain/portfolio/draft.ts";
import { readCapture } from "#domain/tracker/capture.ts";
import { processorMs } from "../../support/processor-time.ts";

const habit = { isDayFirst: false, today: "2026-11-22" };

const skill = (text: string): ResumeLine => ({ text, kind: "named", section: "Skills" });
const story = (text: string): ResumeLine => ({ text, kind: "story", section: "Experience" });
const asks = (...lines: string[]) => `Acme GmbH\nRequirements:\n${lines.map((line) => `- ${line}`).join("\n")}`;
const judged = (posting: string, ...resume: ResumeLine[]) =>
  matchPosting(posting, resume).requirements.map(({ label, standing }) => [
    label,
    standing.is === "shown" ? standing.how : standing.is,
  ]);
const strengths = (posting: string) =>
  Object.fromEntries(matchPosting(posting, []).requirements.map(({ label, strength }) => [label, strength]));
const knockOuts = (...lines: string[]) =>
  matchPosting(asks(...lines), []).knockOuts.map(({ kind, value }) => `${kind} ${value}`);
const signs = (text: string) =>
  matchPosting(`Acme GmbH\nClerk\n\n${text}\nDay shift`, []).signs.map(({ words }) => words);

test("a skill in the same word is named; a skill in other words or only in a story is shown", () => {
  const posting = asks("Kubernetes", "JavaScript", "Terraform", "Python", "COBOL");
  const resume = [skill("K8s"), skill("React.js"), story("Wrote Terraform for 40 teams"), skill("Python 3")];
  expect(judged(posting, ...resume)).toEqual([
    ["Kubernetes", "alias"],
    ["JavaScript", "implied"],
    ["Terraform", "story"],
    ["Python", "named"],
    ["COBOL", "missing"],
  ]);
});

test("the sentence quotes the resume's words and advises to use the posting's word", () => {
  const [one] = matchPosting(asks("Kubernetes"), [skill("K8s")]).requirements;
  expect(one && standingSentence(one)).toBe(
    "Your resume says “K8s”. If you mean the same, use their word: “Kubernetes”.",
  );
});

test.each([
  [
    "Data analytics",
    "Senior Data Analyst",
    "Your resume says “Data Analyst”. If you mean the same, use their word: “Data analytics”.",
  ],
  ["Forecasting", "Forecast weekly volume", "It stands only in a story. Name it among your skills, too."],
])("a resume that shows a skill in other words never reads 'not found': %s", (asked, said, sentence) => {
  const [one] = matchPosting(asks(asked), [story(`${said} with Python`)]).requirements;
  expect(one && standingSentence(one)).toBe(sentence);
  expect(matchPosting(asks(said), []).requirements).toEqual([]);
});

test.each(["Nice to have", "Nice 2 have", "Nice2have"])("text after “%s:” is welcome, not required", (head) => {
  const posting = `Acme GmbH\nMUST HAVE\n- Python\n${head}: Airflow; Looker`;
  expect(strengths(posting)).toEqual({ Python: "must", Airflow: "nice", Looker: "nice" });
});

test("a skill implies only the next one: Next.js shows React, not JavaScript", () => {
  expect(judged(asks("React", "JavaScript"), skill("Next.js"))).toEqual([
    ["React", "implied"],
    ["JavaScript", "missing"],
  ]);
});

test.each([
  ["React or Vue", "React or Vue"],
  ["Java, Kotlin or Scala", "Java or Kotlin or Scala"],
  ["AWS/Azure", "AWS or Azure"],
  ["a cloud such as AWS, Azure", "AWS or Azure"],
  ["PostgreSQL oder MySQL", "PostgreSQL or MySQL"],
])("one of several alternatives is enough: %s", (line, label) => {
  expect(matchPosting(asks(line), []).requirements.map((one) => one.label)).toEqual([label]);
  const last = label.split(" or ").at(-1) ?? "";
  expect(judged(asks(line), skill(last))).toEqual([[label, "named"]]);
});

test("each skill in a list with commas and “and” is a requirement", () => {
  expect(
    judged(asks("Python, SQL and Git"), skill("Git"))
      .map(([, is]) => is)
      .sort(),
  ).toEqual(["missing", "missing", "named"]);
});

test("headings set how strongly a skill is wanted, and a remark in the line overrules them", () => {
  expect(
    strengths(
      "Responsibilities:\n- Run Docker\nRequirements:\n- Python\n- Kafka is a plus\n- SQL, ideally Snowflake\nNice to have:\n- Rust\nWhat we offer:\n- A Figma license",
    ),
  ).toEqual({ Python: "must", SQL: "must", Kafka: "nice", Snowflake: "nice", Rust: "nice", Docker: "duty" });
});

test("text about the company, its benefits or the law has no requirements", () => {
  const posting =
    "About us\nWe replaced PHP with Elixir.\n\nBenefits:\n- Photoshop courses\n\nWe do not discriminate against users of Vim.";
  expect(matchPosting(posting, []).requirements).toEqual([]);
});

test("a field of study or a department is not a skill", () => {
  expect(judged(asks("Bachelor's degree in Accounting", "Work with the procurement department"))).toEqual([]);
});

test.each([
  [["5+ years of experience"], ["years 5"]],
  [["mindestens drei Jahre Erfahrung"], ["years 3"]],
  [["German C1 and English B2"], ["language German C1", "language English B2"]],
  [["Fluent German and English"], ["language German fluent", "language English fluent"]],
  [["You must be authorized to work in the US"], ["permit right to work"]],
  [["We cannot sponsor visas"], ["permit no sponsorship"]],
  [["US citizens only"], ["permit citizenship"]],
  [["US citizens or permanent residents only"], ["permit residence"]],
  [["Must be a U.S. citizen or green card holder"], ["permit residence"]],
  [["You must be a US citizen, permanent residents are not eligible"], ["permit citizenship"]],
  [["Hybrid, 3 days per week in the office"], ["place hybrid 3"]],
  [["Pay: $95,000 - $120,000 per year"], ["pay USD 95000-120000 year"]],
  [["Gehalt: 3.600 € bis 4.200 € im Monat"], ["pay EUR 3600-4200 month"]],
  [["₹12-18 LPA"], ["pay INR 1200000-1800000 year"]],
  [["Salary: ₹14,00,000 – ₹20,00,000 per year"], ["pay INR 1400000-2000000 year"]],
  [["8-12 LPA"], ["pay INR 800000-1200000 year"]],
  [["CTC: 6 to 9 lakhs per annum"], ["pay INR 600000-900000 year"]],
  [["₹8L - ₹12L a year"], ["pay INR 800000-1200000 year"]],
  [["Rs. 25,000/- to Rs. 40,000/- per month"], ["pay INR 25000-40000 month"]],
  [["We serve 5 lakh users"], []],
  [["Führerschein Klasse B"], ["licence driving licence"]],
  [
    ["Active security clearance", "drug test"],
    ["clearance security clearance", "clearance drug test"],
  ],
  [["Travel up to 25%"], ["travel 25%"]],
  [["BSc or MSc in Physics"], ["degree bachelor"]],
  [["Our jobs are over $10M", "founded 12 years ago"], []],
])("the knock-outs of %s", (lines, expected) => {
  expect(knockOuts(...lines)).toEqual(expected);
});

test.each([
  ["Completed nursing training (3 years)", []],
  ["ALS certificate, not older than 2 years", []],
  ["Vaccination at least 2 years valid", []],
  ["Commitment of at least 2 years", []],
  ["Nursing training (3 years) and 2 years of experience", ["years 2"]],
  ["3+ years in Java", ["years 3"]],
  ["Java (3 years)", ["years 3"]],
  ["5 years as a nurse", ["years 5"]],
  ["At least 3 years", ["years 3"]],
])("a number of years is experience only beside a word for experience, a role or a skill: %s", (line, expected) => {
  expect(knockOuts(line)).toEqual(expected);
});

const degree = (text: string): ResumeLine => ({ text, kind: "named", section: "Education" });
const answers = (posting: string, ...resume: ResumeLine[]) =>
  matchPosting(posting, resume).knockOuts.map(({ words, own }) => [words, own?.line.text]);

test.each([
  ["Spanish a plus", "Spanish, a plus"],
  ["Bilingual in Spanish preferred", "Spanish, fluent, a plus"],
  ["Ideally you speak Spanish", "Spanish, a plus"],
])("a welcome language appears with the resume line that names it: %s", (line, words) => {
  const posting = asks(line);
  expect(answers(posting, skill("English, Spanish"))).toEqual([[words, "English, Spanish"]]);
  expect(matchPosting(posting, []).unjudged).toEqual([]);
});

test("a degree may have any words, even property names of every object", () => {
  const posting = asks("Bachelor's degree in constructor theory");
  expect(answers(posting, degree("Bachelor in Constructor Theory"))).toEqual([
    ["Bachelor's degree", "Bachelor in Constructor Theory"],
  ]);
});

test("a nurse's required and welcome degrees appear with the resume lines that name them", () => {
  const posting = asks("BSN required, MSN preferred", "Bachelor of Science in Nursing (BSN) preferred");
  const resume = [degree("Master of Science in Nursing"), degree("BSN, Regis University")];
  expect(answers(posting, ...resume)).toEqual([
    ["Bachelor's degree", "BSN, Regis University"],
    ["Master's degree, a plus", "Master of Science in Nursing"],
  ]);
  expect(answers(posting, degree("BSN, Regis University"))).toEqual([
    ["Bachelor's degree", "BSN, Regis University"],
    ["Master's degree, a plus", undefined],
  ]);
  expect(matchPosting(posting, resume).unjudged).toEqual([]);
});

test.each([
  ["Bachelor's degree in Nursing", "BA in History", false],
  ["Bachelor's degree in Computer Science or a related field", "B.S. Computer Engineering", true],
  ["Bachelor's degree in accounting", "BBA, Accounting", true],
  ["Bachelor's degree required", "BA in History", true],
  ["High school diploma or GED", "BA in History", true],
  ["Master's degree in social work", "BSW, Social Work", false],
])("a degree in the resume counts by its level and its field: %s, %s", (line, own, isNamed) => {
  expect(answers(asks(line), degree(own))[0]?.[1]).toBe(isNamed ? own : undefined);
});

test.each([
  "dreijährige Ausbildung als Pflegefachkraft oder Studium",
  "Ausbildung oder Studium",
  "vocational training or a degree",
  "Bachelor's degree or vocational training in nursing",
])("training or a degree meets a requirement for either: %s", (line) => {
  for (const own of ["BSc in Nursing", "Ausbildung zur Pflegefachfrau"])
    expect(answers(asks(line), degree(own))).toEqual([["Vocational training or degree", own]]);
  expect(answers(asks(line), degree("High school diploma"))).toEqual([["Vocational training or degree", undefined]]);
});

test.each([degree("BSc in Nursing"), skill("Registered Nurse")])(
  "a nurse with a degree or a registration meets the German choice: $text",
  (own) => {
    const [one] = matchPosting(asks("Pflegefachkraft oder Studium der Pflege"), [own]).requirements;
    expect(one?.standing).toMatchObject({ own: { line: own } });
  },
);

test.each([
  ["Nursing training (3 years) and a licence to practise in Germany", "Licence to practise in Germany"],
  ["Completed nursing training (3 years) with German recognition (Anerkennung)", "Anerkennung"],
  ["Registration with the NMC", "Registration with the NMC"],
  ["Approbation als Arzt", "Approbation"],
  ["Berufserlaubnis von Vorteil", "Berufserlaubnis, a plus"],
])("an unknown license or registration is a knock-out question: %s", (line, words) => {
  expect(answers(asks(line))).toEqual([[words, undefined]]);
});

test("the rest of an item beside a judged requirement is listed as unjudged", () => {
  const { unjudged } = matchPosting(asks("Completed training (3 years) and a licence to practise in Germany"), []);
  expect(unjudged.map(({ text }) => text)).toEqual(["Completed training (3 years)"]);
});

test("a registration appears with the resume line that names its body", () => {
  const own = skill("NMC PIN 16K2207E");
  expect(answers(asks("Registration with the NMC"), own)).toEqual([["Registration with the NMC", own.text]]);
  expect(knockOuts("Führerschein Klasse B", "Anerkennung und Wertschätzung")).toEqual(["licence driving licence"]);
});

test("a degree or a language that the posting does not need is not a knock-out", () => {
  expect(knockOuts("BSN not required", "Spanish is not needed", "Knowledge of the German market is a plus")).toEqual(
    [],
  );
});

test("the question about a language appears with the resume line that names it", () => {
  const { knockOuts } = matchPosting(asks("German C1"), [skill("Deutsch (Muttersprache)")]);
  expect(knockOuts[0]?.own?.line.text).toBe("Deutsch (Muttersprache)");
});

test.each([
  ["A registration fee of $50 is needed.", /asks for money/],
  ["Contact us on Telegram only.", /chat app/],
  ["You will be paid in Bitcoin.", /crypto/],
  ["No interview needed.", /without an interview/],
  ["Write to boss@gmail.com", /free email address/],
])("a doubtful posting gets a warning sign: %s", (text, sign) => {
  expect(signs(text).join()).toMatch(sign);
});

test.each(["We never charge a fee.", "We do not ask for your bank details.", "We build a Telegram client."])(
  "a harmless sentence gets no warning sign: %s",
  (text) => {
    expect(signs(text)).toEqual([]);
  },
);

test("a posting that names no company gets a warning sign", () => {
  expect(matchPosting("great job\nfrom home\nearn money\napply now\n", []).signs.map(({ words }) => words)).toEqual([
    "We found no company named.",
  ]);
});

test("every item of a list in unknown words is listed as unjudged", () => {
  const posting = asks(...Array.from({ length: 30 }, (_, at) => `Steel boots of size ${at + 20}`));
  expect(matchPosting(posting, []).unjudged).toHaveLength(30);
});

test("HTML becomes lines, and scripts and styles are dropped", () => {
  expect(postingText("<style>b{}</style><h2>Requirements</h2><ul><li>C&amp;C<li>Go</ul><script>Rust()</script>")).toBe(
    "\nRequirements\n\n\n• C&C\n• Go\n",
  );
});

test.each([
  ["nothing", ""],
  ["emoji", "🚀🔥💻".repeat(5000)],
  ["one long word", "x".repeat(200_000)],
  ["open tags", "<p".repeat(100_000)],
  ["empty lines", "\n".repeat(200_000)],
  ["many lines", "- Python or Go, SQL\n".repeat(10_000)],
  ["Arabic", "المتطلبات:\n- خبرة في Python\n- العربية"],
  ["broken surrogates", "\ud800 Python \udc00"],
])("a bad posting does not make the match fail: %s", async (_, text) => {
  const match = () => expect(matchPosting(text, [skill("Python")]).lines.length).toBeLessThanOrEqual(maxPostingLength);
  expect(await processorMs(match)).toBeLessThan(20_000);
});

test("an empty draft has no lines, and a title in Arabic counts as a line", () => {
  expect(resumeLines(newDraft({}, "pdf"))).toEqual([]);
  const draft = draftFrom(JSON.stringify({ data: { settings: { title: "مهندسة برمجيات Python" } } }));
  expect(judged(asks("Python"), ...(draft ? resumeLines(draft) : []))).toEqual([["Python", "named"]]);
});

test("a PDF line that is in no field still shows a skill", () => {
  const draft = newDraft({}, "pdf", {}, [], ["Tools: Terraform"]);
  expect(judged(asks("Terraform"), ...resumeLines(draft))).toEqual([["Terraform", "file"]]);
});

test("a draft field that names a license in other words goes before a line in no field", () => {
  const draft = newDraft(
    { sections: { achievements: { items: [{ title: "Registered Nurse, Board of Nursing", description: "" }] } } },
    "pdf",
    {},
    [],
    ["Ada Vale, RN"],
  );
  expect(judged(asks("Active RN license"), ...resumeLines(draft))).toEqual([["Active RN license", "alias"]]);
});

test("languages and publications of the draft also count", () => {
  const draft = draftFrom(
    JSON.stringify({
      data: {},
      beyond: {
        languages: [{ name: "German", level: "C1" }],
        publications: [{ title: "Kubernetes", description: "" }],
      },
    }),
  );
  const lines = draft ? resumeLines(draft) : [];
  expect(matchPosting(asks("German C1"), lines).knockOuts[0]?.own?.text).toBe("German");
  expect(judged(asks("Kubernetes"), ...lines)).toEqual([["Kubernetes", "story"]]);
});

test.each([
  ["English fluent, French nice to have", ["English, fluent", "French, a plus"]],
  ["German fluent, Polish nice to have", ["German, fluent", "Polish, a plus"]],
  ["French nice to have, English fluent", ["English, fluent", "French, a plus"]],
  ["English (B2), German (B1) and Spanish a plus", ["English, B2", "German, B1, a plus", "Spanish, a plus"]],
  ["Fluent English, French a plus", ["English, fluent", "French, a plus"]],
  ["English B2, French B1 are a plus", ["English, B2, a plus", "French, B1, a plus"]],
  ["Fluent English and French are a plus", ["English, fluent, a plus", "French, fluent, a plus"]],
  ["English (C1), German (B1, nice to have)", ["English, C1", "German, B1, a plus"]],
  ["German or French a plus", ["German, a plus", "French, a plus"]],
  ["German at level B2 or above (C1 desirable)", ["German, B2 (C1 a plus)"]],
  ["German at least B2 (C1 is a plus)", ["German, B2 (C1 a plus)"]],
  ["Good written and spoken German: B2 or higher (C1 preferred)", ["German, B2 (C1 a plus)"]],
  ["Deutsch B2 (C1 von Vorteil)", ["German, B2 (C1 a plus)"]],
  ["Deutschkenntnisse mindestens auf Niveau B2, wünschenswert C1", ["German, B2 (C1 a plus)"]],
  ["German ideally C1, at least B2", ["German, B2 (C1 a plus)"]],
  ["German B2 required, C1 is a plus", ["German, B2 (C1 a plus)"]],
  ["At least B2 German (C1 is a plus) and English B1", ["German, B2 (C1 a plus)", "English, B1"]],
  ["Deutsch B2 - C1 von Vorteil", ["German, B2 (C1 a plus)"]],
  ["Deutsch B2 – idealerweise C1", ["German, B2 (C1 a plus)"]],
  ["German B2-C1", ["German, B2"]],
  ["German C1 preferred", ["German, C1, a plus"]],
])("each language in a list keeps its own level and its own weight: %s", (line, words) => {
  expect(matchPosting(asks(line), []).knockOuts.map((one) => one.words)).toEqual(words);
});

test.each([
  ["English fluent", "English B1", "B1"],
  ["English fluent", "Spanish (native), Quechua (fluent), English (B1)", "B1"],
  ["German C1", "German good", "good"],
  ["English B2", "English fluent", undefined],
  ["English fluent", "English C1", undefined],
  ["English fluent", "English", undefined],
  ["English", "English A2", undefined],
])("a lower language level in the resume is reported: %s, %s", (line, own, below) => {
  const [answer] = matchPosting(asks(line), [{ text: own, kind: "named", section: "Languages" }]).knockOuts;
  expect(answer?.own?.line.text).toBe(own);
  expect(answer?.own?.below).toBe(below);
});

test.each(["German B2 (Goethe, telc or TELC Pflege)", "Deutsch B2 (Goethe, telc oder ÖSD)", "German B2 (telc/Goethe)"])(
  "any one exam proves a language level, and no exam is a requirement of its own: %s",
  (line) => {
    const match = matchPosting(asks(line), [skill("German B2")]);
    expect(match).toMatchObject({ knockOuts: [{ words: "German, B2" }], requirements: [], unjudged: [] });
  },
);

test("the level before the brackets is the level of the exam in the brackets", () => {
  const asked = asks("telc or Goethe certificate B2");
  const standing = (own: string) => judged(asked, { text: own, kind: "named", section: "Languages" })[0]?.[1];
  expect(standing("German B2 (Goethe-Zertifikat, 03/2026)")).toBe("named");
  expect(standing("German B1 (Goethe-Zertifikat, 03/2026)")).toBe("missing");
});

test("the letters of a degree are not a second point beside the question about education", () => {
  const { knockOuts, unjudged } = matchPosting(
    asks("Bachelor's degree in nursing required (BSN, or ADN with experience)"),
    [],
  );
  expect(knockOuts.map(({ kind }) => kind)).toContain("degree");
  expect(unjudged).toEqual([]);
});

test("the tracker reads the link that the match makes", () => {
  const [, fragment = ""] = trackerLink("Data Engineer", "Acme & Co", "The posting \ud800#", []).split("/tracker");
  expect(readCapture(fragment, habit)).toMatchObject({
    title: "Data Engineer",
    organization: "Acme & Co",
    posting: "The posting  #",
  });
});

test("the summary gives counts, never percentages", () => {
  const { requirements, knockOuts } = matchPosting(asks("Python", "SQL", "Go"), [skill("Python"), skill("Golang")]);
  expect(matchSummary(requirements, knockOuts.length, true)).toBe(
    "Of 3 skills in the posting, your resume names 1 and shows 1 without naming it; 1 was not found. 0 knock-out questions to check.",
  );
  expect(matchSummary(requirements, 1, false)).toBe("The posting names 3 skills and 1 knock-out question.");
});

test("a point that is set aside is stored and can be brought back, and broken storage is empty", () => {
  const list = withSetAside(readSetAside(null), "go", true);
  expect(readSetAside(setAsideText(list))).toEqual(["go"]);
  expect(withSetAside(list, "go", false)).toEqual([]);
  for (const broken of ["{", "5", '{"a":1}', '[1,null,{"x":2}]']) expect(readSetAside(broken)).toEqual([]);
});

const medical = "QA Engineer\n\nWhat you will do\n- Write automated tests in Playwright and Cypress";

test("only the posting's own words count: automated tests are not unit tests", () => {
  expect(Object.keys(strengths(medical))).toEqual(["Automated tests", "Playwright", "Cypress"]);
  expect(judged(asks("end-to-end tests"), skill("Integration testing"))).toEqual([["End-to-end tests", "missing"]]);
  expect(judged(asks("Energy efficiency"), skill("ISO 50001"))).toEqual([["Energy efficiency", "missing"]]);
  expect(strengths("Clerk\n\nOur office is in Leeds.")).toEqual({});
});

test.each([
  ["Work to IEC 62304 and ISO 14971", ["IEC 62304", "ISO 14971"]],
  ["DIN EN 1090-2, IEEE 802.11, ASTM F2792", ["DIN EN 1090-2", "IEEE 802.11", "ASTM F2792"]],
  ["NIST SP 800-171, SOC 1 and MIL-STD-810", ["NIST SP 800-171", "SOC 1", "MIL-STD-810"]],
  ["GDPR, HIPAA, SOC 2 and PCI DSS", ["GDPR", "HIPAA", "SOC 2", "PCI DSS"]],
  ["En 2024 nous étions 120, en 1500 lieux; BS 2019, DIN A4", []],
])("standards are points with their names: %s", (line, expected) => {
  expect(Object.keys(strengths(asks(line)))).toEqual(expected);
});

test("a resume must name the standard itself; its year and its edition do not matter", () => {
  const posting = asks("ISO 14971:2019", "IEC 62304", "ISO 10993", "ISO 9001", "NIST SP 800-171");
  const resume = [skill("ISO 14971"), skill("EN 62304"), skill("ISO 10993-1"), skill("DIN EN ISO 9001"), skill("NIST")];
  expect(judged(posting, ...resume)).toEqual([
    ["ISO 14971", "named"],
    ["IEC 62304", "named"],
    ["ISO 10993", "implied"],
    ["ISO 9001", "named"],
    ["NIST SP 800-171", "missing"],
  ]);
});

test.each([
  ["Hybrid, Edinburgh", ["place hybrid", "location Edinburgh"]],
  ["Hybrid role in Edinburgh", ["place hybrid", "location Edinburgh"]],
  ["Edinburgh (hybrid)", ["place hybrid", "location Edinburgh"]],
  ["Acme | Chicago, IL | Hybrid", ["place hybrid", "location Chicago, IL"]],
  ["Two days a week in our Berlin office", ["place hybrid 2", "location Berlin"]],
  ["Hybrid, Full-time, Python", ["place hybrid", "contract full-time"]],
])("the city of an office is a knock-out: %s", (line, expected) => {
  expect(knockOuts(line)).toEqual(expected);
});

test("a city in a sentence adds nothing to the location label", () => {
  expect(knockOuts("Location: Berlin, Germany", "Hybrid: two days in our Berlin office")).toEqual([
    "place hybrid 2",
    "location Berlin, Germany",
  ]);
});

test("the short form of a license counts as its name", () => {
  const resume: ResumeLine[] = ["Registered Nurse", "RN"].map((text) => ({ text, kind: "named", section: "You" }));
  const { requirements } = matchPosting("Requirements:\n- RN license in Ohio", resume);
  expect(requirements.map(({ label, standing }) => [label, standing.is])).toEqual([["RN license", "named"]]);
});

test("a job title shows a license but does not name it, and a license shows no years in the job", () => {
  const job = (text: string): ResumeLine => ({ text, kind: "named", section: "Experience" });
  const [one] = matchPosting(asks("RN license in Ohio"), [job("Registered Nurse")]).requirements;
  expect(one && standingSentence(one)).toBe(
    "Your job title “Registered Nurse” shows it. If you hold it, name it, too.",
  );
  expect(judged(asks("RN license in Ohio"), job("Registered Nurse"), skill("RN license"))).toEqual([
    ["RN license", "named"],
  ]);
  expect(judged(asks("Worked as a Registered Nurse"), skill("RN license"))).toEqual([["Registered Nurse", "implied"]]);
});

test.each([
  ["Able to lift 50 pounds", "physical lift 50 pounds"],
  ["Ability to lift and carry up to 25 kg", "physical lift 25 kg"],
  ["Lifting 50 lbs. regularly", "physical lift 50 pounds"],
  ["Heavy lifting", "physical heavy work"],
  ["Stand for long periods", "physical standing"],
])("a physical demand is a knock-out question, not a skill: %s", (line, expected) => {
  expect(knockOuts(line)).toEqual([expected]);
  expect(judged(asks(line))).toEqual([]);
  expect(matchPosting(asks(line), []).unjudged).toEqual([]);
});

test.each(["hybrid", "on-site", "on site"])("the location does not include the company before it: %s", (mode) => {
  const text = `Data Analyst\nLakeshore Credit Union, Milwaukee, WI (${mode})\nRequirements:\n- SQL`;
  const { company, knockOuts, lines } = matchPosting(text, []);
  const { words, places: [place] = [] } = knockOuts.find(({ kind }) => kind === "location") ?? {};
  expect([company, words]).toEqual(["Lakeshore Credit Union", "Milwaukee, WI"]);
  expect(knockOuts.find(({ kind }) => kind === "place")?.value).toBe(mode.replace(" ", "-"));
  expect(lines[place?.line ?? 0]?.text.slice(place?.start, place?.end)).toBe("Milwaukee, WI");
});

test("each sentence of a posting in one paragraph is read", () => {
  const text =
    "You write automated tests in Playwright. 2+ years of software testing. You know the TraceMatrix. Hybrid role in Edinburgh.";
  const { requirements, knockOuts, unjudged } = matchPosting(text, []);
  expect(requirements.map(({ label, strength }) => `${label} ${strength}`)).toEqual([
    "Software testing must",
    "Automated tests duty",
    "Playwright duty",
  ]);
  expect(knockOuts.map(({ words }) => words)).toEqual(["Partly in the office", "Edinburgh", "At least 2 years"]);
  expect(unjudged.map(({ text }) => text)).toEqual(["You know the TraceMatrix."]);
});

test("the age of a company is not a requirement for experience", () => {
  expect(matchPosting("We have 20 years of Python behind us. You write Python.", []).knockOuts).toEqual([]);
});

test.each([
  "<h1>QA Engineer</h1><p>Must have: <b>SQL</b></p>",
  "<h1>QA Engineer</h1><h2>Your profile</h2><p>SQL</p>",
  "<h1>QA Engineer</h1><p>Start: <b>soon</b></p>",
  "QA Engineer\nRequired:\n- SQL",
])("a label or a heading is not a company: %s", (text) => {
  expect(matchPosting(text, [])).toMatchObject({ role: "QA Engineer", company: "" });
});

test("the tracker gets the place, pay, deadline and address that the match found", () => {
  const text = `Backend Developer
Company: Harborline
Location: Rotterdam, Netherlands
Salary: EUR 48,000 to 58,000 a year
${"We build and we care.\n".repeat(500)}
Apply by 15 January 2027 at https://jobs.harborline.example/backend-junior. Contact: Marit de Vries`;
  const { role, company, knockOuts } = matchPosting(text, []);
  const [, fragment = ""] = trackerLink(role, company, text, knockOuts).split("/tracker");
  expect(readCapture(fragment, habit)).toMatchObject({
    title: "Backend Developer",
    organization: "Harborline",
    place: "Rotterdam, Netherlands",
    pay: "EUR 48,000 to 58,000 a year",
    deadline: "2027-01-15",
    url: "https://jobs.harborline.example/backend-junior",
  });
});

test.each([
  ["up to 60% remote work", ["place hybrid"]],
  ["Remote possible two days a week", ["place hybrid"]],
  ["Bis zu 3 Tage Homeoffice pro Woche", ["place hybrid"]],
  ["100% remote", ["place remote"]],
  ["Very good English, German at least B2 level", ["language English very good", "language German B2"]],
  ["Very good German and English", ["language German very good", "language English very good"]],
  ["Sehr gute Deutschkenntnisse", ["language German very good"]],
  ["You write but also read", []],
])("common phrases about remote work and languages are read: %s", (line, expected) => {
  expect(knockOuts(line)).toEqual(expected);
});

test("a posting may accept a comparable qualification instead of a degree", () => {
  const { knockOuts } = matchPosting(asks("Completed degree in computer science or comparable qualification"), []);
  expect(knockOuts.map(({ words }) => words)).toEqual(["University degree, or the equivalent"]);
});

test("colleagues named in a task are not skills, and tools are", () => {
  const duties = (line: string) => Object.keys(strengths(`Clerk\nYour tasks\n- ${line}`));
  expect(duties("You work closely together with product owners and UX in an agile team (Scrum)")).toEqual(["Scrum"]);
  expect(duties("Work with product owners and UX on Kafka")).toEqual(["Kafka"]);
  expect(duties("Work with machine learning and SQL")).toEqual(["Machine learning", "SQL"]);
});

test("the tracker gets the city and the deadline of a partly remote job", () => {
  const text = `Backend Engineer (m/f/d) – Mobility Platform
Fahrwerk Mobility GmbH, Berlin
Your profile
Solid knowledge of SQL databases
We offer
30 days of vacation, up to 60% remote work
Please send your application to Frau Böhm, jobs@fahrwerk-mobility.example until 15.12.2026.`;
  const { role, company, knockOuts } = matchPosting(text, []);
  const [, fragment = ""] = trackerLink(role, company, text, knockOuts).split("/tracker");
  expect(readCapture(fragment, habit)).toMatchObject({
    organization: "Fahrwerk Mobility GmbH",
    place: "Hybrid, Berlin",
    deadline: "2026-12-15",
  });
});

test("the tracker gets the place beside the company in the second line", () => {
  const text = "Maintenance Technician\nBoliden Kevitsa, Sodankylä, Finland\n\nWe care for our plant.";
  const { role, company, knockOuts } = matchPosting(text, []);
  const [, fragment = ""] = trackerLink(role, company, text, knockOuts).split("/tracker");
  expect(readCapture(fragment, habit)).toMatchObject({ organization: "Boliden Kevitsa", place: "Sodankylä, Finland" });
});

test.each([
  ["Closing date: 12 noon, Friday 11th December 2026", "2026-12-11"],
  ["Closing date: 5pm on 3 May 2027", "2027-05-03"],
  ["Application deadline: 23:59 (GMT) on Sunday 10 January 2027", "2027-01-10"],
  ["Bewerbungsfrist: 24 Uhr am 31.3.2027", "2027-03-31"],
])("an hour before the deadline's date does not hide the deadline: %s", (line, deadline) => {
  const text = `Nurse\nRequirements\n- SQL\n- ${line}`;
  const { role, company, knockOuts, unjudged } = matchPosting(text, []);
  expect(knockOuts.map(({ kind }) => kind)).toContain("deadline");
  expect(unjudged).toEqual([]);
  const [, fragment = ""] = trackerLink(role, company, text, knockOuts).split("/tracker");
  expect(readCapture(fragment, habit)).toMatchObject({ deadline });
});

test.each([
  ["Vorstellungsgespräche finden ab dem 25.01.2027 statt", []],
  ["Ab dem 25.01.2027 finden Vorstellungsgespräche statt", []],
  ["Interviews start on 25 January 2027", []],
  ["Interviews in January, start: 1 April 2027", ["start 1 April 2027"]],
  ["Eintritt ab dem 01.04.2027", ["start 01.04.2027"]],
])("the first day of interviews is not the first day of the job: %s", (line, expected) => {
  expect(knockOuts(line)).toEqual(expected);
});

test("rupees are grouped in the Indian way", () => {
  const { knockOuts } = matchPosting(asks("Salary: ₹14,00,000 – ₹20,00,000 per year"), []);
  expect(knockOuts.map(({ words }) => words)).toEqual(["INR 14,00,000 to 20,00,000 a year"]);
});

test("a posting of two lines gives its years, its place and its pay", () => {
  const text = "QA Engineer wanted!!! 🔥 Selenium + Python, 2+ yrs, Kochi or remote. Salary 8-12 LPA. Mail your CV";
  const { role, knockOuts } = matchPosting(text, []);
  expect(role).toBe("QA Engineer");
  expect(knockOuts.map(({ words }) => words)).toEqual([
    "Remote",
    "Kochi",
    "At least 2 years",
    "INR 8,00,000 to 12,00,000 a year",
  ]);
});

test("the length of a contract does not count as required experience", () => {
  const found = matchPosting("QA Engineer\nFixed term, 2 years, Leeds\n- SQL", []).knockOuts;
  expect(found.map(({ words }) => words)).toEqual(["Fixed term"]);
});

test("a place after a dash is the location, and not part of the company's name", () => {
  const { company, knockOuts } = matchPosting("QA Analyst\nCompany: Medisoft GmbH — Berlin, Germany\n- SQL", []);
  expect([company, ...knockOuts.map(({ words }) => words)]).toEqual(["Medisoft GmbH", "Berlin, Germany"]);
});

test.each([
  ["Senior QA Engineer – Healthcare Platform\nCareStack · Thiruvananthapuram, India · Hybrid", "CareStack"],
  ["Data Analyst - Payments\nLumenary | Remote", "Lumenary"],
  ["Senior Engineer - Lumenary\nEngineering · Berlin · Full-time", "Lumenary"],
  ["Senior Engineer - Lumenary\nBerlin, Germany · Hybrid", "Lumenary"],
])("the company is before its place, not after the dash of a title: %s", (head, company) => {
  expect(matchPosting(`${head}\n\nRequirements\n- SQL`, []).company).toBe(company);
});

test.each([
  ["Senior Software Engineer, Backend\nLumenary", "Senior Software Engineer, Backend", "Lumenary"],
  ["Senior Software Engineer, Backend\nLumenary · Reno, NV", "Senior Software Engineer, Backend", "Lumenary"],
  ["Software Engineer, New Grad\nStripe\nSeattle, WA", "Software Engineer, New Grad", "Stripe"],
  ["Data Analyst, Marketing\n\nAbout Lumenary\nLumenary is a startup.", "Data Analyst, Marketing", "Lumenary"],
  ["Nurse Educator, Critical Care\nMercy Hospital, Reno, NV", "Nurse Educator, Critical Care", "Mercy Hospital"],
  ["Nurse Educator, Critical Care, Mercy Hospital", "Nurse Educator, Critical Care", "Mercy Hospital"],
  ["Nurse Educator, Critical Care, full-time\nMercy Hospital", "Nurse Educator, Critical Care", "Mercy Hospital"],
  [
    "We seek a Nurse Educator, Critical Care to join Mercy Hospital.",
    "Nurse Educator, Critical Care",
    "Mercy Hospital",
  ],
  ["Data Analyst, Berlin\nMercy Hospital", "Data Analyst", "Mercy Hospital"],
  ["Backend Engineer, Platform", "Backend Engineer", ""],
  ["Acme, Backend Engineer\nBerlin", "Backend Engineer", "Acme"],
  ["QA Engineer, Bluefin Software, Porto", "QA Engineer", "Bluefin Software"],
  [
    "About the jobNorthpeak Robotics is looking for a QA Automation Engineer to join our team. ResponsibilitiesTests",
    "QA Automation Engineer",
    "Northpeak Robotics",
  ],
])("a part of the title belongs to the role, and is not the company: %s", (head, role, company) => {
  expect(matchPosting(`${head}\n\nRequirements\n- SQL`, [])).toMatchObject({ role, company });
});
