import { expect, test } from "vitest";
import { stylesOf } from "../../scripts/page-styles.ts";

const styles = stylesOf(`
@layer properties { @supports (color: red) { * { --tw-shadow: none } } }
@property --tw-shadow { syntax: "*"; inherits: false; initial-value: none }
@property --tw-shadow-color { syntax: "*"; inherits: false }
@property --tw-blur { syntax: "*"; inherits: false }
@layer theme { :root, :host { --space: 1rem; --wide: calc(2 * var(--space)); --narrow: 2px } }
@layer utilities {
  .gap { gap: var(--wide) }
  :where(.rows > :not(:last-child)) { margin: 1px }
  :is(:where(.group):hover .shown) { opacity: 1 }
  .card { box-shadow: var(--tw-shadow, 0 0 var(--tw-shadow-color, red)) }
  .shadow-lime { --tw-shadow-color: lime }
  .sm\\:p-4 { @media (width >= 40rem) { padding: 1rem } }
  .w-\\[min\\(22rem\\,88vw\\)\\] { width: min(22rem, 88vw) }
  .after\\:content-\\[\\'x\\'\\]::after { content: "x" }
  .aria-\\[current\\=page\\]\\:font-bold[aria-current="page"] { font-weight: 700 }
  .k { color: red }
}
h1 { margin: 0 }
.sheet .k { color: green }
li:not(.open) { display: none }
`);

/** The styles of a page whose HTML and code are this text. */
const page = (text: string) => styles.only(styles.usedIn(text));

test("a rule is kept if all its classes are in the page's HTML or code", () => {
  for (const text of ['<p class="card k">', "x({className:`card`+(a?` k`:``)})"]) {
    expect(page(text)).toContain(".card{");
    expect(page(text)).toContain(".k{color:red}");
    expect(page(text)).not.toContain(".sheet");
  }
  expect(page("<p class=sheet><b class=k>")).toContain(".sheet .k{");
});

test("a class matches only a whole word: 'card' does not match 'postcard', nor 'p-4' 'sm:p-4'", () => {
  expect(page('"postcard p-4"')).not.toMatch(/card|padding/);
  expect(page('"sm:p-4"')).toContain("padding");
});

test("classes with special characters are found", () => {
  expect(page('"w-[min(22rem,88vw)]"')).toContain("88vw");
  expect(page('"aria-[current=page]:font-bold"')).toContain("font-weight");
});

test("a rule is kept if it has no class, a class in :not(), or a class with quotes", () => {
  for (const rule of ["h1{", "li:not(.open){", "content:"]) expect(page("")).toContain(rule);
});

test("a rule with its class in :where() or :is() is kept only if the page uses the class", () => {
  expect(page("rows")).toContain("margin:1px");
  expect(page("group shown")).toContain("opacity");
  expect(page("group")).not.toMatch(/margin:1px|opacity/);
});

test("a variable of :root is kept if a rule uses it, directly or through another variable", () => {
  expect(page("gap")).toMatch(/--space:.*--wide:/);
  expect(page("gap")).not.toContain("--narrow");
  expect(page("")).not.toContain("--space");
});

test("registered properties are kept if used, and their fallbacks for older browsers are removed", () => {
  expect(page("card")).toContain("@property --tw-shadow");
  expect(page("")).not.toContain("@property");
  expect(page("card")).not.toContain("@supports");
  expect(page("card")).not.toContain("@property --tw-shadow-color"); // no class of this page sets this property
  expect(page("card shadow-lime")).toContain("@property --tw-shadow-color");
});
