import { examplePosting } from "./example-posting.ts";
import type { ResumeLine } from "./resume-lines.ts";

/** Few rules apply to these lines, so that the other rules are not compiled at the same moment. */
const start = ["About us", "About us\nWe grow apples", "What you will do\n- Report"];

/** Text that the example lacks: facts, names and turns of phrase that many postings have. */
const others = `Wye GmbH, Berlin, is hiring a Nurse, e.g. for 12 weeks. We use Jest, TypeScript and React components at work
Our team has a Java developer. A Java developer helps. Java developer wanted. We need a Java developer
Our team works in Go, or in AWS and ISO 9001; you have built services, and you like SQL programming
Bachelor's degree (BSc) in Accounting or a related field required, MBA preferred, 18 years or older
No degree is needed if you can work with people in Leeds, LS1 or Austin, TX. Must be 21 years
Apply by 15 December 2026 from 9 to 5: remote work, 10% travel, on-site on Mondays, or closed
German B2 or Polish, French, a plus. Visa sponsorship is not offered, such as for a work permit in the US
You will be paid $20 an hour, ₹12,00,000 a year, and never a fee; experience as a lead since 2020
Python or Wye, WMS (e.g. Wye or Zed), AWS Certified Wye - Associate, Level 3 NVQ (NVQ), 4 days a week
Requirements: wyes and zeds, or mentoring skills
Requirements: 3 years SQL, work closely with zeds and React
Requirements: English B2 (C1 a plus), at least 3 years, start: 1 May 2027
We at Wye are hiring. Pay: 12 to 15 LPA, GBP 30,000 to 40,000 per year, €500 a week, $2,000 per month, or £100 a day
Requirements: React.js 18, a résumé, and a wye; work with wyes in Leeds; a BSc and an MBA, or a licence
Location: Leeds, or remote (UK), every Monday and Tuesday; interviews on 1 May; no visa, employment is not sponsored
Requirements: GNM or BSN, 1 year bond, 60% marks, 2025 batch, no women only; HR: call 5
Requirements: maximum age 30, able to travel, day and night, C; language or manager, Go
Pay: ₹500 now, of 40 hours a week. Pay: ₹500+ there. Pay: 500 € now. Pay: from 400 € there
Requirements: on-site 3 days a week, a 2 year bond, several years in Go. Or a few years in Math
Requirements: registered with a board, lift 20 kg, stand for 8 hours, know JavaScript, knowledge of Word, and no ID without 10% travel
Requirements: heavy lifting, a certified Altenpflegerin, fluent German, English and Irish. Send no bank account
Pay: $90,000 to $99,000 in Leeds. We are hiring, 2 to 3 years; people management for wyes, data analysisen
Pay: 500 € a month, but 4 PLN an hour and 9 CHF
Fully remote or Leeds (hybrid)
Wyes preferred
Zeds required`;

/** Lines for the rules that look only at items of a list. */
const list =
  "Requirements\n- Work with designers and UX\n- Training and a license / SQL / wye\n- SQL and Wye Acts\nWyes and zeds\nYou have to know more than forty letters of the alphabet.";

const lines = [...start, ...examplePosting.split("\n").filter(Boolean), ...others.split("\n"), list];

/**
 * Lines to warm the rules up with. Chromium compiles a rule once for texts with signs beyond
 * Latin-1 and once for others, so each line comes without and with a "•".
 */
export const warmUpLines = [...lines, ...lines.map((line) => `${line} •`)];

export const warmUpResume: ResumeLine[] = [
  { text: "Built reports in SQL, JS and React 16, and mentored two nurses", kind: "story", section: "Experience" },
  { text: "Registered Nurse, MBA in Math at Wye", kind: "named", section: "You" },
];
