// @ts-check
// Draws the page from the data: either the JSON inside index.html or the file portfolio-data.json beside it.
// Everything from the data is set as text or as a checked link, never as HTML.

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * One element with attributes and children; empty children are left out. Text runs in its own direction.
 * @param {string} tag
 * @param {Record<string, string>} attributes
 * @param {(Node | string | undefined)[]} children
 */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const filledIn = children.filter((child) => child !== undefined).filter((child) => child !== "");
  if (filledIn.some((child) => typeof child === "string")) element.dir = "auto";
  element.append(...filledIn);
  return element;
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === "string" || typeof value === "number" ? String(value).trim() : "");

/** @param {any} value @returns {any[]} */
const listOf = (value) => (Array.isArray(value) ? value.filter((item) => item) : []);

/** An element around a text, or nothing when there is no text. @param {string} tag @param {unknown} value */
const filled = (tag, value, className = "") =>
  textOf(value) ? make(tag, className ? { class: className } : {}, textOf(value)) : undefined;

/** @param {string} className @param {(Node | undefined)[]} items */
function list(className, items) {
  const rows = items.filter((item) => item?.hasChildNodes()).map((item) => make("li", {}, item));
  return rows.length ? make("ul", { class: className }, ...rows) : undefined;
}

/* ---------- links ---------- */

/**
 * A web address; without http(s) it gets https:// in front. What is still no address is no link.
 * @param {unknown} url
 */
function webUrl(url) {
  const text = textOf(url);
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!text || !URL.canParse(full)) return;
  const { username, hostname } = new URL(full);
  return username || hostname.includes("%") ? undefined : full; // an email address, or words with spaces
}

/** Buttons and menu entries may also lead to a section of this page, an email address or a phone. @param {unknown} url */
const anyUrl = (url) => (/^(#.|mailto:|tel:)/i.test(textOf(url)) ? textOf(url) : webUrl(url));

/**
 * A link; other sites open in a new tab. On paper its address stands in place of its text.
 * @param {string | undefined} url
 * @param {string} text
 * @param {string} hint what the link is about, for screen readers
 */
function link(url, text, hint = "") {
  if (!url || !text) return;
  if (!/^https?:/i.test(url)) return make("a", { href: url }, text);
  const address = url.replace(/^https?:\/\/(www\.)?|\/$/gi, "");
  return make(
    "a",
    { href: url, target: "_blank", rel: "noopener noreferrer" },
    make("span", { class: "on-screen" }, text, hint && make("span", { class: "for-readers" }, ` of ${hint}`)),
    make("span", { class: "on-paper" }, address),
  );
}

/* ---------- sections ---------- */

/** A section with its heading; nothing when it has no content. @param {string} id @param {unknown} title @param {(Node | undefined)[]} content */
function section(id, title, ...content) {
  if (!content.some((part) => part?.hasChildNodes())) return;
  return make(
    "section",
    { id, "aria-labelledby": `${id}-title` },
    make("h2", { id: `${id}-title` }, textOf(title) || id),
    make("div", { class: "content" }, ...content),
  );
}

const bullet = /^[•‣▪●◦*–-]\s+/;

/** Lines become paragraphs, lines that begin with a bullet become a list. @param {unknown} text */
function prose(text) {
  const block = make("div", { class: "prose" });
  for (const line of textOf(text).split(/\s*\n\s*/)) {
    if (line && !bullet.test(line)) block.append(make("p", {}, line));
    else if (line) {
      const last = block.lastElementChild;
      const bullets = last?.tagName === "UL" ? last : block.appendChild(make("ul"));
      bullets.append(make("li", {}, line.replace(bullet, "")));
    }
  }
  return block.hasChildNodes() ? block : undefined;
}

/** The photo, or the initials where there is none or it cannot be loaded. @param {any} settings */
function portrait({ name, profileImage }) {
  const image = textOf(profileImage);
  const monogram = make("span", { class: "monogram", "aria-hidden": "true" }, initials(name));
  if (!/^(https?:|data:image\/|[^:]+$)/i.test(image)) return monogram;
  const photo = make("img", { class: "photo", src: image, alt: "", width: "320", height: "320" });
  photo.addEventListener("error", () => photo.replaceWith(monogram));
  return photo;
}

/** @param {any} settings @param {any} hero */
function heroSection(settings, hero) {
  const name = filled("h1", settings.name);
  const words = textOf(settings.name).split(/[\s-]+/);
  name?.style.setProperty("--longest", String(Math.max(...words.map((word) => word.length)))); // the styles make it fit
  const intro = make(
    "div",
    { class: "intro" },
    name,
    filled("p", settings.title, "title"),
    filled("p", settings.location, "location"),
  );
  const buttons = list(
    "buttons",
    listOf(hero.ctaButtons).map(({ text, url }) => link(anyUrl(url), textOf(text))),
  );
  if (!intro.hasChildNodes() && !buttons) return;

  return make(
    "section",
    { class: "hero", id: "hero", "aria-label": "Introduction" },
    portrait(settings),
    intro,
    buttons,
  );
}

/** @param {any} settings @param {any} about */
function aboutSection(settings, about) {
  const skills = about.skills ?? {};
  const items = skills.enabled
    ? list(
        "skills",
        listOf(skills.items).map((skill) => filled("span", skill)),
      )
    : undefined;
  const summary = prose(settings.summary);
  if (!summary && items) items.id = "about"; // so that a link to #about still leads somewhere
  const languages = filled("p", listOf(about.languages).map(textOf).join(", "), "languages");
  languages?.prepend(make("strong", {}, "Languages:"), " ");
  return items
    ? [section("about", "About", summary), section("skills", skills.title || "Skills", items, languages)]
    : [section("about", "About", summary, languages)];
}

/** @param {any} projects */
const projectsSection = ({ title, items }) =>
  section(
    "projects",
    title || "Projects",
    list(
      "projects",
      listOf(items).map((project) =>
        make(
          "article",
          {},
          filled("h3", project.title),
          prose(project.description),
          list(
            "tags",
            listOf(project.tags).map((tag) => filled("span", tag)),
          ),
          list("links", [
            link(webUrl(project.previewUrl), "Live site", textOf(project.title)),
            link(webUrl(project.repoUrl), "Source code", textOf(project.title)),
          ]),
        ),
      ),
    ),
  );

/**
 * Experience, education and achievements are the same list: a heading, a line below it, a text.
 * @param {string} id @param {unknown} title @param {(Node | undefined)[][]} entries
 */
const entriesSection = (id, title, entries) =>
  section(
    id,
    title,
    list(
      "entries",
      entries.map((parts) => make("article", {}, ...parts)),
    ),
  );

/**
 * Whom a job was for, and where. Which school gave a degree, and with what grade.
 * @param {unknown} name @param {unknown} more
 */
function givenBy(name, more) {
  const [first, ...rest] = [filled("span", name), filled("span", more, "place")].filter((part) => part);
  return first && make("p", { class: "at" }, first, ...rest.flatMap((part) => [" ", part]));
}

/** A website of the owner, named by its host. @param {any} website @returns {[string, Node | undefined]} */
function websiteRow({ label, url }) {
  const address = webUrl(url);
  const [host = ""] = address?.replace(/^https?:\/\/(www\.)?/i, "").split(/[/?#]/) ?? [];
  return [textOf(label) || "Website", link(address, host)];
}

/** The rows of contact that have a value. @param {any} contact @returns {[string, Node][]} */
function contactRows({ email, phone, location, websites }) {
  const [mail, call, place] = [textOf(email), textOf(phone), textOf(location)];
  const number = call.replace(/[^+\d]/g, "");
  /** @type {[string, Node | string | undefined][]} */
  const rows = [
    [
      "Email",
      /^[^\s@]+@[^\s@]+$/.test(mail) ? link(`mailto:${encodeURIComponent(mail).replace("%40", "@")}`, mail) : mail,
    ],
    ["Phone", number ? link(`tel:${number}`, call) : call],
    ["Location", place],
    ...listOf(websites).map(websiteRow),
  ];
  return rows.flatMap(([name, value]) => (value ? [[name, make("span", {}, value)]] : []));
}

/** @param {any} contact */
const contactSection = (contact) =>
  section(
    "contact",
    contact.title || "Contact",
    make(
      "dl",
      {},
      ...contactRows(contact).map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value))),
    ),
  );

const platforms = new Map([
  ["linkedin", "LinkedIn"],
  ["github", "GitHub"],
  ["twitter", "Twitter"],
]);

/** @param {any} social */
const socialLinks = (social) =>
  listOf(social.items).map(({ platform, url }) => link(webUrl(url), platforms.get(platform) ?? textOf(platform)));

/** One line with all ways to reach the owner, for the printed page only. @param {any} contact @param {any} social */
function paperContact(contact, social) {
  const parts = [
    ...(contact.enabled ? contactRows(contact).map(([, value]) => value) : []),
    ...(social.enabled ? socialLinks(social) : []),
  ].filter((part) => part !== undefined);
  return make("p", { class: "on-paper reach" }, ...parts.flatMap((part, place) => (place ? [" | ", part] : [part])));
}

/* ---------- the page ---------- */

/** The first letters of two words of the name, none in quotes. @param {unknown} name */
const initials = (name) =>
  textOf(name)
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();

/** @param {string} key @param {string} content */
function setMeta(key, content) {
  const attribute = key.startsWith("og:") ? "property" : "name";
  const meta =
    document.head.querySelector(`meta[${attribute}="${key}"]`) ??
    document.head.appendChild(make("meta", { [attribute]: key }));
  meta.setAttribute("content", content);
}

/** @param {any} settings */
function showHead({ name, title, summary, profileImage }) {
  document.title = [textOf(name), textOf(title)].filter(Boolean).join(" | ") || "Portfolio";
  const description = textOf(summary).slice(0, 200) || document.title;
  setMeta("description", description);
  setMeta("og:title", document.title);
  setMeta("og:description", description);
  if (/^https?:/i.test(textOf(profileImage))) setMeta("og:image", textOf(profileImage));
}

/** @param {any} navigation */
function showNavigation(navigation) {
  const entries = navigation.enabled ? listOf(navigation.items) : [];
  for (const place of [byId("menu"), byId("sidebar")])
    place.replaceChildren(
      list(
        "menu",
        entries.map(({ name, url }) => link(anyUrl(url), textOf(name))),
      ) ?? "",
    );
}

/** Menu entries and buttons that lead to a section which is not on the page go. */
function removeDeadEnds() {
  for (const way of document.querySelectorAll("li > a[href^='#']"))
    if (!byId(way.getAttribute("href")?.slice(1) ?? "")) way.parentElement?.remove();
  byId("menu-button").hidden = !document.querySelector("#menu li");
}

/** Draws the whole page. What is switched off or empty is not there. @param {any} data */
function showPortfolio(data) {
  if (typeof data !== "object" || data === null) throw new TypeError("The data is not an object");
  const { settings = {}, navigation = {}, sections = {}, footer = {} } = data;
  /** @template T @param {string} name @param {(section: any) => T} draw */
  const ifOn = (name, draw) => (sections[name]?.enabled ? draw(sections[name]) : undefined);

  const hero = ifOn("hero", (part) => heroSection(settings, part)) ?? filled("h1", settings.name, "for-readers");
  const { contact = {}, social = {} } = sections;
  const drawn = [
    hero,
    paperContact(contact, social),
    ...(ifOn("about", (about) => aboutSection(settings, about)) ?? []),
    ifOn("projects", projectsSection),
    ifOn("experience", ({ title, items }) =>
      entriesSection(
        "experience",
        title || "Experience",
        listOf(items).map((job) => [
          filled("h3", job.position),
          givenBy(job.company, job.place),
          prose(job.description),
        ]),
      ),
    ),
    ifOn("education", ({ title, items }) =>
      entriesSection(
        "education",
        title || "Education",
        listOf(items).map((school) => [
          filled("h3", school.degree),
          givenBy(school.institution, school.grade),
          filled("p", school.period, "when"),
        ]),
      ),
    ),
    ifOn("achievements", ({ title, items }) =>
      entriesSection(
        "achievements",
        title || "Achievements",
        listOf(items).map((award) => [filled("h3", award.title), prose(award.description)]),
      ),
    ),
    ifOn("contact", contactSection),
    ifOn("social", (part) => section("social", "Social", list("social", socialLinks(part)))),
  ].filter((part) => part !== undefined);

  byId("top").replaceChildren(...drawn);
  byId("initials").textContent = initials(settings.name);
  byId("copyright").textContent = textOf(footer.copyright);
  byId("footer").hidden = !footer.enabled;
  showNavigation(navigation);
  removeDeadEnds();
  showHead(settings);
}

/** @returns {Promise<unknown>} */
async function loadData() {
  const inlined = document.getElementById("portfolio-data");
  if (inlined) return JSON.parse(inlined.textContent);
  const answer = await fetch("portfolio-data.json");
  if (!answer.ok) throw new Error(`HTTP status ${answer.status}`);
  return answer.json();
}

/** What went wrong, and what to do about it. @returns {string[]} */
function errorSentences() {
  if (document.getElementById("portfolio-data"))
    return ["The data of this portfolio cannot be read. Please check the JSON in index.html."];
  if (location.protocol !== "file:")
    return ["portfolio-data.json cannot be loaded. It has to be valid JSON and lie beside index.html."];
  return [
    "This version of your portfolio needs a web server: a page that is opened from disk may not read other files.",
    "For a page that opens with a double click, download “One page” instead.",
    "To stay with this one, publish the folder, or run “npx serve” in it and open the address that it names.",
  ];
}

function showError() {
  const sentences = errorSentences().map((sentence) => make("p", {}, sentence));
  byId("top").replaceChildren(make("div", { class: "error", role: "alert" }, ...sentences));
}

/* ---------- light and dark ---------- */

const themeButton = byId("theme-button");
/** Shown inside another page as a preview: there the storage belongs to that page, and "#…" would lead to it. */
const isPreview = location.href === "about:srcdoc";

function storedTheme() {
  try {
    return localStorage.getItem("theme");
  } catch {
    return null; // storage is switched off
  }
}

/** @param {string} theme */
function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  themeButton.setAttribute("aria-pressed", String(theme === "dark"));
}

const systemTheme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
setTheme(["light", "dark"].find((theme) => theme === storedTheme()) ?? systemTheme);

themeButton.addEventListener("click", () => {
  const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
  setTheme(theme);
  try {
    if (!isPreview) localStorage.setItem("theme", theme);
  } catch {
    // storage is switched off or full: the choice lasts until the page is closed
  }
});

/* ---------- menu on small screens ---------- */

const sidebar = byId("sidebar");
const menuButton = byId("menu-button");

/** @param {boolean} isOpen */
function setSidebar(isOpen) {
  sidebar.inert = !isOpen;
  menuButton.setAttribute("aria-expanded", String(isOpen));
  if (isOpen) sidebar.querySelector("a")?.focus();
}

menuButton.addEventListener("click", () => setSidebar(sidebar.inert));
addEventListener("keydown", ({ key }) => {
  if (key !== "Escape" || sidebar.inert) return;
  setSidebar(false);
  menuButton.focus();
});
addEventListener("click", (event) => {
  const target = /** @type {Element} */ (event.target);
  const clicked = target.closest("a");
  const isInside = sidebar.contains(target) || menuButton.contains(target);
  if (clicked || !isInside) setSidebar(false);

  const id = clicked?.getAttribute("href");
  if (!isPreview || !id?.startsWith("#")) return;
  event.preventDefault();
  document.getElementById(id.slice(1))?.scrollIntoView();
});

// The font is inside index.html; drawing only once it is ready keeps the text from jumping.
const font = document.fonts.load('1em "Hanken Grotesk"').catch(() => undefined);
Promise.all([loadData(), font])
  .then(([data]) => showPortfolio(data))
  .catch(showError);
