import fc from "fast-check";
import type { Resume } from "#domain/resume/resume.schema.ts";
import { paragraphsOf } from "#domain/resume/story.ts";
import { anyResume } from "./any-resume.ts";

/** Random resumes of invented people in Hindi and Marathi, with English headings and job titles. */

const value = (text: string) => ({ text, confidence: 1 });

const people = ["प्रिया शर्मा", "हृतिक श्रीवास्तव", "कृष्णकुमार त्र्यंबके", "ऐश्वर्या गुप्ता", "Anjali अंजलि Verma"];
const companies = ["भारतीय प्रौद्योगिकी केन्द्र", "ज्ञानदीप प्रकाशन", "कऱ्हाड दुग्ध संघ", "Kaveri पे", "सृष्टि क्लिनिक"];
const schools = ["दिल्ली विश्वविद्यालय", "राष्ट्रीय विज्ञान संस्थान", "श्री छत्रपति महाविद्यालय"];
const tales = [
  "किसानों के लिए बाज़ार-भाव का ऐप बनाया, जिसे 40,000 लोग रोज़ खोलते हैं।",
  "उत्कृष्ट कार्य के लिए ३ बार पुरस्कृत; समूह में १२ विद्यार्थी थे।",
  "ट्रकों की राह छोटी की: 18% कम डीज़ल, और समय पर पहुँच ९९% तक बढ़ी।",
  "दृढ़ निश्चय से 140 services को Kubernetes पर ले गई (दो महीने में)।",
  "त्रैमासिक रिपोर्ट हिन्दी, मराठी व English में लिखी – हर बार समय पर।",
  "ग्राहकांच्या तक्रारी अर्ध्यावर आणल्या आणि नवीन प्रणाली शिकवली.",
];
const tools = ["हिन्दी टाइपिंग", "अनुवाद", "Python", "लेखांकन", "SQL", "ई-मेल"];

const some = <Item>(items: readonly Item[], least: number, most: number) =>
  fc.shuffledSubarray([...items], { minLength: least, maxLength: most });

export const hindiResume: fc.Arbitrary<Resume> = fc
  .record({
    resume: anyResume,
    name: fc.constantFrom(...people),
    summary: some(tales, 1, 3),
    companies: some(companies, 5, 5),
    schools: some(schools, 2, 3),
    told: fc.array(some(tales, 1, 3), { minLength: 5, maxLength: 5 }),
    skills: some(tools, 3, 6),
  })
  .map(({ resume, name, summary, companies, schools, told, skills }) => ({
    ...resume,
    basics: { ...resume.basics, name: value(name), summary: value(summary.join(" ")) },
    roles: resume.roles.map((role, at) => ({
      ...role,
      organization: value(companies[at] ?? ""),
      story: { paragraphs: paragraphsOf((told[at] ?? []).map((text) => `• ${text}`).join("\n")), confidence: 1 },
    })),
    education: resume.education.map((study, at) => ({ ...study, institution: value(schools[at] ?? "") })),
    skills: [{ label: "", items: skills.map(value) }],
  }));
