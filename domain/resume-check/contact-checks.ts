import { findEmail, findPhone, findUrls } from "../resume/contact-text.ts";
import { type Check, type Finding, notFound, placed } from "./check.ts";

const email: Check["find"] = ({ resume: { basics } }) => (basics.email.text ? [] : [notFound("email address")]);

const phone: Check["find"] = ({ resume: { basics } }) => (basics.phone.text ? [] : [notFound("phone number")]);

/** The start of the page's last tenth, as a share of its height. */
const foot = 0.9;

const contactPlace: Check["find"] = ({ resume: { basics }, lines, file }) => {
  if (file?.edges) return inEdges(file.edges, [basics.email.text, basics.phone.text]);
  if (!file?.pdf) return undefined;
  return [
    { value: basics.email, find: findEmail },
    { value: basics.phone, find: findPhone },
  ].flatMap(({ value: { text, source }, find }): Finding[] => {
    if (text === "") return [];
    const line = lines.find((line) => find(line.text) === text);
    const at = line?.at ?? source;
    if (!at) return [{ text, why: "stands behind a link only: in the text it is not to be seen." }];
    if (at.page > 0) return [{ text, why: "stands on the second page only.", at }];
    const height = file.pages[0]?.height ?? 0;
    return at.y > foot * height ? [{ text, why: "stands in the foot of the page only.", at }] : [];
  });
};

const inEdges = (edges: string[], values: string[]): Finding[] =>
  values
    .filter((text) => text !== "" && edges.some((line) => line.includes(text)))
    .map((text) => ({ text, why: "stands in the page's header or footer, which many readers leave out." }));

const links: Check["find"] = ({ lines, file }) =>
  file &&
  lines.flatMap((line) =>
    findUrls(line.text)
      .filter((url) => isProfile(url) && !/^https?:/i.test(url) && line.links.length === 0)
      .map((url) => ({ text: url, why: "is text only: nobody can press it.", ...placed(line.at) })),
  );

/** Whether an address has a path or "www.", unlike names of tools such as socket.io. */
const isProfile = (url: string) => /^www\.|\/./i.test(url.replace(/^https?:\/\//i, ""));

const name: Check["find"] = ({ resume: { basics }, lines, file }) => {
  const { text, source } = basics.name;
  if (text === "") return [notFound("name")];
  if (!file || !source) return [];
  const onFirst = lines.filter(({ at }) => at?.page === 0);
  const largest = Math.max(...onFirst.map(({ size }) => size));
  if (source.page > 0) return [{ text, why: "stands on the second page only.", at: source }];
  const first = onFirst.find(({ size }) => size > 0.9 * largest);
  if (!first || source.height > 0.9 * largest || text.includes(first.text)) return [];
  return [{ text: first.text, why: `is set larger than the name, ${text}.`, ...placed(first.at) }];
};

export const contactChecks = {
  name: {
    title: "Your name is the first large line",
    fault: "Your name is not the first large line",
    cost: "risk",
    fix: "Put your name alone on the first line, in the largest letters of the page.",
    find: name,
  },
  email: {
    title: "An email address can be read",
    fault: "No email address can be read",
    cost: "loss",
    fix: "Write the address as text: name@example.com.",
    find: email,
  },
  phone: {
    title: "A phone number can be read",
    fault: "No phone number can be read",
    cost: "loss",
    fix: "Write the number with its country code: +1 555 010 0100.",
    find: phone,
  },
  "contact-place": {
    title: "Contact details stand in the text of the first page",
    fault: "Contact details stand out of the way",
    cost: "risk",
    fix: "Write email and phone below your name, as text, not in the page's header or footer.",
    find: contactPlace,
  },
  links: {
    title: "Every address is a live link or begins with https://",
    fault: "An address is not a link",
    cost: "look",
    fix: "Make the address a link in your program, or write it in full with https://.",
    find: links,
  },
} satisfies Record<string, Check>;
