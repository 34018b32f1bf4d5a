import { expect, test } from "vitest";
import { readPasted } from "#domain/tracker/posting.ts";

const habit = { isDayFirst: true, today: "2026-11-27" };
const read = (text: string) => {
  const { title, organization, place, pay, deadline } = readPasted(text, habit);
  return { title, organization, place, pay, deadline };
};

test("in a posting copied from a portal, the first line is the title, not the portal's “Role:”", () => {
  const text = `Support Engineer (Fresher)
Quillmere Software
4.2 ★ 118 Reviews
0 - 1 years
₹ 2-4 Lacs P.A.
Kochi, Chennai
Posted: 3 days ago
Openings: 4
Job description
You answer those who write to us.
Role: Technical Helpdesk Executive
Industry Type: IT Services & Consulting
Department: Customer Success
Employment Type: Full Time, Permanent`;
  expect(read(text)).toEqual({
    title: "Support Engineer (Fresher)",
    organization: "Quillmere Software",
    place: "Kochi, Chennai",
    pay: "₹ 2-4 Lacs P.A.",
    deadline: undefined,
  });
});

const tail = "Job description\nYou write code.\nRole: Full Stack Engineer";
const categories = `${tail}\nIndustry Type: Banking`;

test.each([
  ["an undisclosed salary", `Sarang Infocraft\n0 - 1 years\nNot Disclosed\nPune, Indore\n${tail}`, "Pune, Indore"],
  [
    "the rating in two lines",
    `Sarang Infocraft\n3.9\n(1.2K+ reviews)\n0-1 Yrs\nNot Disclosed\nMumbai, Thane\n${tail}`,
    "Mumbai, Thane",
  ],
  ["the rating behind the company", `Sarang Infocraft3.9(61 Reviews)\n0-1 Yrs\nPune\n${tail}`, "Pune"],
  ["no facts, but the portal's categories", `Sarang Infocraft\nKochi\n${categories}`, "Kochi"],
  ["quarters of a town", `Sarang Infocraft\n1-2 years\nHybrid - Pune(Baner)\n${categories}`, "Hybrid - Pune(Baner)"],
])("the title is also the first line of a portal's posting with %s", (_, below, place) => {
  expect(read(`Python Developer (Fresher)\n${below}`)).toMatchObject({
    title: "Python Developer (Fresher)",
    organization: "Sarang Infocraft",
    place,
  });
});

test.each([
  ["We are hiring!\nRole: Test Engineer\nDepartment: Quality\nLocation: Pune"],
  ["Urgent opening for freshers\n0-2 years\n₹ 3-5 LPA\nPune\nRole: Test Engineer"],
  ["Quillmere Software\nWe make tools.\n0-2 years\n₹ 3-5 LPA\nRole: Test Engineer\nDepartment: Quality"],
])("“Role:” is the title if the first line is not one: %s", (text) => {
  expect(read(text).title).toBe("Test Engineer");
});

test("employment type and work mode below the title are not the company", () => {
  expect(read("Backend Engineer\nFull-time\n2-4 years\n₹ 8-12 LPA\nPune")).toMatchObject({
    title: "Backend Engineer",
    organization: undefined,
    place: "Pune",
  });
});

test("the title of a post in a feed is the job on offer, not the author's own title", () => {
  const text = `Devika Sarangi
• 2nd
Test Lead at Larkmoor
5d • Edited •
Follow
Our team grows, and I am glad about it.
We are hiring Junior Python Developers at Larkmoor, Kochi!
Interested? Please apply before 18 Dec 2026.
#hiring #python`;
  expect(read(text)).toEqual({
    title: "Junior Python Developer",
    organization: "Larkmoor",
    place: "Kochi",
    pay: undefined,
    deadline: "2026-12-18",
  });
});

test.each([
  ["We're looking for passionate QA Analysts in Pune and Indore.", "QA Analyst", "Larkmoor", "Pune and Indore"],
  ["#Hiring 🚀 Senior .NET Developer (3-5 yrs) for our client\n📍 Kochi", "Senior .NET Developer", undefined, "Kochi"],
  ["We are hiring a Sales Operations Manager at Moss Labs.", "Sales Operations Manager", "Moss Labs", undefined],
  ["Role: Data Analyst\nLocation: Pune", "Data Analyst", undefined, "Pune"],
  ["Hiring for the role of Node.js Developer @ Moss Labs (Indore)", "Node.js Developer", "Moss Labs", "Indore"],
  ["We are hiring two ward nurses at Moss Labs", "Ward nurse", "Moss Labs", undefined],
])("the post “%s” offers %s at %s in %s", (body, title, organization, place) => {
  expect(read(`Devika Sarangi • 3rd+\nTest Lead at Larkmoor\n${body}`)).toMatchObject({ title, organization, place });
});

test.each([
  ["Devika Sarangi\nTest Lead at Larkmoor\nGood people make good teams."],
  ["Devika Sarangi\n• 1st\nHR at Larkmoor\n1w •\nWe are hiring! Write to me or to the hiring manager."],
  ["Devika Sarangi • 3rd+\nPeople first\nGood people make good teams."],
])("a post without a job has no title: %s", (text) => {
  expect(readPasted(text, habit).title).toBe("");
});

test("a first line that announces a job gives title, company and place", () => {
  expect(read("We are hiring Java Developers at Larkmoor, Kochi!\nMail us.")).toMatchObject({
    title: "Java Developer",
    organization: "Larkmoor",
    place: "Kochi",
  });
  expect(read("Hiring Manager\nLarkmoor Labs\nPune")).toMatchObject({ title: "Hiring Manager", place: "Pune" });
});

test("a person below the title is not taken for the author of a post", () => {
  expect(
    read("Java Developer\nLarkmoor · Pune\nMeet the hiring team\nDevika Sarangi • 2nd\nTest Lead at Larkmoor"),
  ).toMatchObject({ title: "Java Developer", organization: "Larkmoor", place: "Pune" });
});

test.each([
  ["bike-mechanic-trainee-at-velofix-4012345678", "Bike mechanic trainee", "Velofix"],
  ["bike-mechanic-at-cargo-riders-4012345678/?trk=x", "Bike mechanic", "Cargo Riders"],
  ["mechanic-at-velofix", "Mechanic", "Velofix"],
  ["data-entry-work-at-home-at-velofix-4012345678", "Data entry work at home", "Velofix"],
  ["b%C3%A4cker-at-m%C3%BChlrad-4012345678", "Bäcker", "Mühlrad"],
])("LinkedIn's address %s names %s at %s", (slug, title, organization) => {
  expect(readPasted(`https://in.linkedin.com/jobs/view/${slug}`, habit)).toMatchObject({ title, organization });
});

test("in another site's address, the words after “at” stay part of the title", () => {
  const found = readPasted("https://jobs.moss.example/data-entry-work-at-home-4711", habit);
  expect(found).toMatchObject({ title: "Data entry work at home" });
  expect(found.organization ?? "").toBe("");
});

test("the address of a post or a profile gives no title", () => {
  for (const path of ["posts/devika-sarangi_hiring-python-activity-71", "in/devika-sarangi"]) {
    const url = `https://www.linkedin.com/${path}`;
    expect(readPasted(url, habit)).toEqual({ url });
  }
});
