import fc from "fast-check";
import { expect, test } from "vitest";
import { leadSchema } from "#domain/leads.schema.ts";
import { leadProblems, tidyLead } from "#domain/leads.ts";

const refusal = "Please enter a whole email address, like name@example.com.";

test.each([
  "maria@gmial",
  "maria.oyelaran@gmail",
  "maria@",
  "maria",
  "maria@gmail.",
  "a b@example.com",
  "@example.com",
])("%s is not a complete email address", (email) =>
  expect(leadProblems(tidyLead({ email, name: "Maria" }))).toEqual({ email: refusal }),
);

test.each(["maria@gmail.com", " Maria@Mail.Example.COM ", "o'neil&co@example.com"])(
  "%s is a complete email address",
  (email) => expect(leadProblems(tidyLead({ email, name: "Maria" }))).toEqual({}),
);

test("the page and the server refuse the same leads with the same sentences", () => {
  const email = fc.oneof(
    fc.string(),
    fc.emailAddress(),
    fc.array(fc.constantFrom("Maria", "@", ".", "gmail", "com", " ", "-"), { maxLength: 8 }).map((all) => all.join("")),
    fc.constant(`${"a".repeat(250)}@example.com`),
  );
  const name = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("\u0000\u202e", "a".repeat(201), " ".repeat(300)),
  );
  fc.assert(
    fc.property(email, name, (email, name) => {
      const lead = { email, name };
      const { data, error } = leadSchema.safeParse(lead);
      const said = Object.fromEntries(error?.issues.map(({ path, message }) => [path.join("."), message]) ?? []);
      expect(leadProblems(tidyLead(lead))).toEqual(said);
      if (data) expect(tidyLead(lead)).toEqual(data);
    }),
  );
});
