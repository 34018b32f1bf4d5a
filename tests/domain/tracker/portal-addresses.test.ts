import { expect, test } from "vitest";
import { readPasted } from "#domain/tracker/posting.ts";

const habit = { isDayFirst: true, today: "2026-11-27" };
const read = (address: string) => {
  const { title, organization, place } = readPasted(`https://${address}`, habit);
  return [title, organization, place];
};
const naukri = "www.naukri.com/job-listings-";
const internshala = "internshala.com";

test.each([
  [
    `${naukri}assistant-baker-quillmere-foods-pvt-ltd-bengaluru-0-to-2-years-121125501234`,
    "Assistant baker",
    "Quillmere Foods Pvt Ltd",
    "Bengaluru",
  ],
  [
    `${naukri}java-developer-quillmere-private-limited-hyderabad-telangana-mumbai-all-areas-0-to-1-years-121125501`,
    "Java developer",
    "Quillmere Private Limited",
    "Hyderabad",
  ],
  [`${naukri}data-analyst-quillmere-llp-new-delhi-1-year-121125501`, "Data analyst", "Quillmere Llp", "New Delhi"],
  [
    `${internshala}/job/detail/fresher-web-developer-job-in-bangalore-at-quill-works1234567`,
    "Fresher web developer",
    "Quill Works",
    "Bangalore",
  ],
  [
    `${internshala}/internship/detail/software-development-internship-in-navi-mumbai-at-quillmere1700123456`,
    "Software development internship",
    "Quillmere",
    "Navi Mumbai",
  ],
  [
    `${internshala}/internship/detail/baking-internship-in-multiple-locations-at-quillmere1700123456`,
    "Baking internship",
    "Quillmere",
    undefined,
  ],
  [
    `${internshala}/internship/detail/baking-internship-at-quillmere1700123456`,
    "Baking internship",
    "Quillmere",
    undefined,
  ],
  [
    "www.foundit.in/job/fresher-java-developer-quillmere-limited-bengaluru-bangalore-28812345",
    "Fresher java developer",
    "Quillmere Limited",
    "Bengaluru",
  ],
  [
    "www.freshersworld.com/jobs/baker-jobs-opening-in-quillmere-at-bangalore-2012345",
    "Baker",
    "Quillmere",
    "Bangalore",
  ],
  [
    "www.instahyre.com/job-384123-backend-developer-at-quillmere-bangalore/",
    "Backend developer",
    "Quillmere",
    "Bangalore",
  ],
  [
    "www.glassdoor.co.in/job-listing/junior-developer-quillmere-JV_IC29_KO0,16_KE17,26.htm",
    "Junior developer",
    "Quillmere",
    undefined,
  ],
])("the address %s names %s at %s in %s", (address, title, organization, place) => {
  expect(read(address)).toEqual([title, organization, place]);
});

test.each([
  [`${naukri}react-developer-quillmere-bengaluru-3-to-5-years-121125501`, "React developer quillmere", "Bengaluru"],
  ["jobs.moss.example/o/senior-baker-berlin-4711", "Senior baker", "Berlin"],
  ["jobs.moss.example/o/backend-developer-java-2-5-yrs-4711", "Backend developer java", undefined],
  ["www.naukri.com/software-engineer-jobs-in-pune", "Software engineer", "Pune"],
])("if %s does not separate the company, the title keeps it and drops place and years", (address, title, place) => {
  expect(read(address)).toEqual([title, undefined, place]);
});
