import { expect, test } from "vitest";
import { readPasted } from "#domain/tracker/posting.ts";

const habit = { isDayFirst: true, today: "2026-11-27" };
const address = "https://jobs.moss.example/4711";
const pasted = (text: string) => readPasted(text, habit);

test.each([
  "Check out this job at Quillmere: ",
  "See this opportunity at Quillmere ",
  "Look at this opening with Quillmere! ",
  "Hi, I found this job at Quillmere on Naukri: ",
  "Here's a job at Quillmere: ",
  "You may be interested in this job at Quillmere: ",
  "Job at Quillmere: ",
  "Schau dir diesen Job bei Quillmere an: ",
  "Sehen Sie sich diese Stelle bei Quillmere an: ",
  "Mira este empleo en Quillmere: ",
  "Echa un vistazo a esta oferta de trabajo en Quillmere: ",
  "Découvrez cette offre d’emploi chez Quillmere : ",
  "Confira esta vaga na Quillmere: ",
  "Dê uma olhada nesta vaga da Quillmere: ",
])("“%s” gives the company, and neither a title nor a posting", (words) => {
  expect(pasted(words + address)).toEqual({ url: address, organization: "Quillmere" });
});

test.each([
  [
    "I found this job on Naukri: Assistant Baker at Quillmere Foods, Pune",
    "Assistant Baker",
    "Quillmere Foods",
    "Pune",
  ],
  ["Take a look at this Junior Baker job at Quillmere in Pune", "Junior Baker", "Quillmere", "Pune"],
  ["Hi, I found this job on Indeed - Junior Baker at Quillmere (Pune).", "Junior Baker", "Quillmere", "Pune"],
  ["Check out Junior Baker at Quillmere", "Junior Baker", "Quillmere", undefined],
  ["Look what I found on LinkedIn: Junior Baker at Quillmere", "Junior Baker", "Quillmere", undefined],
  ["Sharing an opportunity as a Junior Baker at Quillmere", "Junior Baker", "Quillmere", undefined],
  ["Ich habe diese Stelle gefunden: Koch bei Quillmere", "Koch", "Quillmere", undefined],
  ["Mira esta vacante de Desarrollador Junior en Quillmere", "Desarrollador Junior", "Quillmere", undefined],
  ["J'ai trouvé cette offre : Développeur chez Quillmere", "Développeur", "Quillmere", undefined],
  ["Encontrei esta vaga: Desenvolvedor Júnior na Quillmere", "Desenvolvedor Júnior", "Quillmere", undefined],
])("“%s” gives the job's title and company", (words, title, organization, place) => {
  expect(pasted(`${words} ${address}`)).toMatchObject({ title, organization, ...(place && { place }) });
});

test.each([
  ["Junior Baker at Quillmere", { title: "Junior Baker", organization: "Quillmere" }],
  ["Junior Baker at Quillmere:", { title: "Junior Baker", organization: "Quillmere" }],
  ["Junior Baker at Quillmere (Pune) -", { title: "Junior Baker", organization: "Quillmere", place: "Pune" }],
  ["Quillmere hiring Baker in Pune | LinkedIn", { title: "Baker", organization: "Quillmere", place: "Pune" }],
])("the address after “%s” is not part of the company", (words, said) => {
  expect(pasted(`${words} ${address}`)).toMatchObject(said);
});

test.each([
  ["Sharing Economy Analyst at Quillmere", "Sharing Economy Analyst"],
  ["Founder's Office Intern at Quillmere", "Founder's Office Intern"],
  ["Opportunity Analyst at Quillmere", "Opportunity Analyst"],
])("a title that begins like a shared message is still a title: %s", (words, title) => {
  expect(pasted(words)).toMatchObject({ title, organization: "Quillmere" });
});

test("a sentence inside a posting does not change the title above it", () => {
  const text = "Baker\nQuillmere · Pune\nThis is a great opportunity for a Senior Cook to lead our kitchen.";
  expect(pasted(text)).toMatchObject({ title: "Baker", organization: "Quillmere" });
  expect(pasted("This is a great opportunity for a Senior Cook to lead our kitchen.").title).toBe("Senior Cook");
});

test.each([
  "Hi Ananya,\n",
  "Indeed\n",
  "Instahyre\nShare\n",
  "Forwarded many times\nHello everyone!\nCheck this out:\n",
  `Apply here: ${address}\n`,
  "Hi all,\nCheck out this job at Quillmere:\n",
])("the lines above a posting are not its title: %j", (above) => {
  expect(pasted(`${above}Support Engineer\nQuillmere · Pune\nYou answer.`)).toMatchObject({
    title: "Support Engineer",
    organization: "Quillmere",
    place: "Pune",
  });
});

test("a recruiter's greeting gives the company, and a company may be called Hello", () => {
  const mail = pasted("Dear Candidate,\nGreetings from Quillmere!\nSupport Engineer\nPune\nYou answer.");
  expect(mail).toMatchObject({ title: "Support Engineer", organization: "Quillmere", place: "Pune" });
  const below = pasted("Baker\nHello Bread\nBengaluru, Karnataka\nYou bake.");
  expect(below).toMatchObject({ title: "Baker", organization: "Hello Bread", place: "Bengaluru, Karnataka" });
});

test("a long line of dashes after an address takes time in proportion to its length", () => {
  const signs = "-".repeat(200_000);
  expect(pasted(`Baker\n${address} ${signs}a`)).toMatchObject({ title: "Baker", url: address });
});

test("in a LinkedIn page copied from the company on, the title is below “Share”", () => {
  const text = "Quillmere\nShare\nShow more options\nBusiness Analyst\nPune, India · 2 weeks ago · Over 100 applicants";
  expect(pasted(text)).toMatchObject({ title: "Business Analyst", organization: "Quillmere", place: "Pune, India" });
});
