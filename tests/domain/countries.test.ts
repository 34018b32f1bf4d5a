import { expect, test } from "vitest";
import countries from "#content/countries.json" with { type: "json" };
import { countryNames, fallbackCountries } from "#domain/countries.ts";

test("entries without a name are dropped, and names are sorted alphabetically", () => {
  const body = [
    { name: { common: "Norway" } },
    { name: {} },
    {},
    null,
    { name: { common: "" } },
    { name: { common: "India" } },
  ];
  expect(countryNames(body)).toEqual(["India", "Norway"]);
});

test.each([null, {}, "India", undefined])("a body that is not an array (%s) is an error", (body) => {
  expect(() => countryNames(body)).toThrow();
});

test("the fallback is the six countries of the specification", () => {
  expect(fallbackCountries).toEqual(["Australia", "Canada", "Germany", "India", "United Kingdom", "United States"]);
});

const unMembers =
  "AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI CV KH CM CA CF TD CL CN CO KM CG CD CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KW KG LA LV LB LS LR LY LI LT LU MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR NP NL NZ NI NE NG KP MK NO OM PK PW PA PG PY PE PH PL PT QA KR RO RU RW KN LC VC WS SM ST SA SN RS SC SL SG SK SI SB SO ZA SS ES LK SD SR SE CH SY TJ TZ TH TL TG TO TT TN TR TM TV UG UA AE GB US UY UZ VU VE VN YE ZM ZW".split(
    " ",
  );

test("the embedded list has every member of the United Nations once", () => {
  expect(unMembers).toHaveLength(193);
  const codes = countries.map((country) => country.cca2);
  expect(unMembers.filter((code) => !codes.includes(code))).toEqual([]);
  expect(new Set(countries.map((country) => country.name)).size).toBe(countries.length);
});

test("the embedded list contains the fallback's names", () => {
  const names = countries.map((country) => country.name);
  expect(fallbackCountries.filter((name) => !names.includes(name))).toEqual([]);
});
