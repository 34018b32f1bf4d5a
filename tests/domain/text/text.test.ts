import { expect, test } from "vitest";
import { alphabetically, hex, slug, stripAngles, stripTags, withoutEntities } from "#domain/text/text.ts";

test.each([
  ["Mindset & Career Direction", "mindset-career-direction"],
  ["  C++ / C#  ", "c-c"],
  ["Élan vital", "elan-vital"],
  ["Łukasz Ødegård", "lukasz-odegard"],
  ["---", ""],
  ["日本", ""],
])("the slug of '%s' is '%s'", (text, expected) => {
  expect(slug(text)).toBe(expected);
});

test("tags are stripped, and their content stays", () => {
  expect(stripTags(" <b>Hack</b> the <i class='x'>planet</i> ")).toBe("Hack the planet");
  expect(stripTags("a < b")).toBe("a < b");
});

test("a long text with many open tags takes no longer than any other text", () => {
  const open = "<".repeat(1_000_000);
  expect(stripTags(open)).toBe(open);
  expect(stripTags(`${open}b>c`)).toBe("c");
});

test("angle brackets are stripped, so typed text cannot open a tag", () => {
  expect(stripAngles("<script>Developer</script>")).toBe("scriptDeveloper/script");
});

test("alphabetical order ignores case and accents", () => {
  const names = ["Zimbabwe", "éclair", "Åland Islands", "Albania", "eBay", "Austria"];
  expect(names.sort(alphabetically)).toEqual(["Åland Islands", "Albania", "Austria", "eBay", "éclair", "Zimbabwe"]);
});

test("entities are decoded once, so an escaped entity stays text", () => {
  expect(withoutEntities("&lt;b&gt; &amp;amp; &quot;it&#39;s&quot; &copy;")).toBe(`<b> &amp; "it's" &copy;`);
});

test("each byte becomes two hexadecimal digits", () => {
  expect(hex(new Uint8Array([0, 9, 16, 255]).buffer)).toBe("000910ff");
});
