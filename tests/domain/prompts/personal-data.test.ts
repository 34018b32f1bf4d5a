import { expect, test } from "vitest";
import { takenOut, withoutPersonalData } from "#domain/prompts/personal-data.ts";
import { processorMs } from "../../support/processor-time.ts";

test.each([
  ["jane.doe+cv@mail.example.co.uk, Müller@büro.example", "(email), (email)"],
  ["+91 98765 43210 or (555) 123-4567, 9876543210, 020 7946 0958", "(phone) or (phone), (phone), (phone)"],
  ["see https://a.example/x?y=1. Also www.me.example, linkedin.com/in/jane", "see (link). Also (link), (link)"],
  ["ananya.dev | ravi.dev/ | my.site.co.in", "(link) | (link) | (link)"],
  ["12 Park Lane, London; Hauptstraße 12a, 10115 Berlin", "(address), London; (address)"],
  ["221B Baker Street, London NW1 6XE; 1 Main St, Apt 4, Springfield, IL 62704", "(address); (address)"],
  ["+91 98765 43210, 12 Park Lane", "(phone), (address)"],
  ["Jane, 12345 Main Street, Springfield", "Jane, (address), Springfield"],
  ["Flat No. 12, Sai Krupa, MG Road, Pune", "(address), Pune"],
  ["#42, 3rd Cross, Indiranagar, Bengaluru 560038", "(address)"],
  ["No. 17/2, 4th Main, HSR Layout, Bengaluru 560102", "(address)"],
  ["Ananya Rao, B-204 Sunshine Residency, Baner Road, Pune 411045", "Ananya Rao, (address)"],
  ["H.No. 12-5-34/2, Vijaya Nagar Colony, Hyderabad - 500 057", "(address)"],
  ["C-12, Sector 62, Noida 201301", "(address)"],
  ["Aadhaar 1234 5678 9012, PAN: ABCDE1234F", "Aadhaar (ID number), PAN: (ID number)"],
  ["Passport No: K1234567 or M7654321", "Passport No: (ID number) or (ID number)"],
  ["DOB: 12/03/1998, born on 5 May 1999", "DOB: (date of birth), born on (date of birth)"],
  ["Date of birth (DD/MM/YYYY): 12/03/1998", "Date of birth (DD/MM/YYYY): (date of birth)"],
  ["Telegram: t.me/annab", "Telegram: (link)"],
  ["NI number: QQ 12 34 56 C or QQ123456C", "NI number: (ID number) or (ID number)"],
  ["IBAN DE89 3704 0044 0532 0130 00, call 030 12345678", "IBAN (bank account), call (phone)"],
  ["GB82 WEST 1234 5698 7654 32; NL91ABNA0417164300", "(bank account); (bank account)"],
  ["Fleet Street 40 in London; MG Road, 221b", "(address) in London; (address)"],
])("personal data is taken out: %s", (text, cleaned) => {
  const read = withoutPersonalData(text);
  expect(read.text).toBe(cleaned);
  expect(read.removed).toHaveLength(cleaned.split(/\((?!DD)/).length - 1);
});

test.each([
  ["Geburtsdatum: ", "12.03.1998"],
  ["geboren am ", "12. März 1998"],
  ["Date de naissance : ", "12/03/1998"],
  ["née le ", "1er mars 1998"],
  ["Fecha de nacimiento: ", "12 de marzo de 1998"],
  ["Data de nascimento: ", "12-03-1998"],
  ["Data di nascita: ", "12 marzo 1998"],
  ["Geboortedatum: ", "12-3-1998"],
  ["Data urodzenia: ", "12.03.1998"],
  ["Född den ", "12 mars 1998"],
  ["Fødselsdato: ", "12. 3. 1998"],
  ["Syntymäaika: ", "12.3.1998"],
  ["Datum narození: ", "12. 3. 1998"],
  ["Született: ", "1998. március 12"],
  ["Дата рождения: ", "12.03.1998"],
  ["生年月日：", "1998年3月12日"],
])("a date of birth is found by its label in many languages: %s%s", (label, date) => {
  expect(withoutPersonalData(`${label}${date}`).text).toBe(`${label}(date of birth)`);
});

test.each([
  "01/2019 - 03/2023, 2019-01 - 2023-02, 2024-01-15, 10.5.2023",
  "1 000 000 users, INR 12,00,000, 100 000 - 120 000, 1200000 rows, GPA 3.85/4.00 2018 2022",
  "Node.js/Express, ASP.NET/C#, socket.io, CI/CD, TCP/IP, @angular/core",
  "Node.js, Next.js, Three.js, ASP.NET, asp.net, Socket.io, socket.io-client, Booking.com, pom.xml",
  "ISO 27001 2013-2022, 30 60 90 day plan, led 5 teams, Plot 3 charts",
  "Led Phase 2 and the 3rd Main Release of Block B; Revenue 450000, on the MG Road project, B2B, Born 1998",
  "2018 2019 2020, 40% Cross-sell, cut 12.5% in 2021, Main Branch, v2.10.3, Jan 2019 - Mar 2021",
  "Led the team at Main Street Bank, 250 branches; Reporter at Wall Street Journal, 40 people",
  "Wall Street, 40 analysts; Main Street Bank, 250 Branches; FY19 2020 2021 2022; NATO 12.03.2020; ES2015FEATURES",
  "Passport.js, PAN-India rollout 2019 - 2021, Python 3 Developer, Pune, TCS, Bengaluru 2019 - 2022",
])("dates, sums and technologies stay: %s", (text) => {
  expect(withoutPersonalData(text)).toEqual({ text, removed: [] });
});

test("the message counts the removed items of each kind", () => {
  const { removed } = withoutPersonalData("12 Park Lane\na@b.example\nC-12, Sector 62, Noida 201301\nABCDE1234F");
  expect(takenOut(removed)).toBe("1 email, 1 ID number, 2 addresses taken out. Now look for names and employers.");
});

test("if no address was found, the message asks the visitor to check for one", () => {
  expect(takenOut(withoutPersonalData("a@b.example").removed)).toBe(
    "1 email taken out. No address found: look for yours, and for names and employers.",
  );
  expect(takenOut([])).toBe("Nothing found: look for your address, names and employers yourself.");
});

test.each([
  "Storgatan 12, 411 38 Göteborg",
  "Storgatan 12\n411 38 Göteborg",
  "Storgatan 12\r\n41138 Göteborg",
  "Storgatan 12, Göteborg",
  "Am Anger 3, 10115 Flightsburg",
  "Byn 4, 82395 Norrbo",
  "Sveavägen 44, lgh 1102, 111 34 Stockholm",
  "Austin, TX 78701",
  "San Francisco, CA 94105-1234",
  "12 rue de Rivoli, 75001 Paris",
  "5 rue Victor Hugo, 69000 Lyon",
  "Calle Mayor 5, 3º B, 28013 Madrid",
  "C/ Mayor, 5, 28013 Madrid",
  "Via Roma 12, 20121 Milano",
  "Rua Augusta 1500, Consolação, São Paulo - SP, 01305-100",
  "Rua do Ouro 10, 1100-060 Lisboa",
  "Kalverstraat 12, 1012 AB Amsterdam",
  "ul. Marszałkowska 10/12, 00-590 Warszawa",
  "Václavské náměstí 1, 110 00 Praha",
  "Bahnhofstrasse 1, CH-8001 Zürich",
  "Mannerheimintie 12 A 4, 00100 Helsinki",
  "Karl Johans gate 12, 0162 Oslo",
  "1052 Budapest, Váci utca 12",
  "100 King Street West, Toronto, ON M5X 1A9",
  "5 George Street, Sydney NSW 2000",
  "10 Anson Road, Singapore 079903",
])("an address in the format of any country is taken out: %j", (text) => {
  const { text: left, removed } = withoutPersonalData(`Anna Svensson\n${text}\nData engineer`);
  expect(removed).toEqual(["address"]);
  expect(left).toMatch(/^Anna Svensson\n\(address\)(, Göteborg)?\nData engineer$/);
});

test.each([
  ["Address: Storgatan 12, 411 38 Göteborg", "Address: (address)"],
  ["Address: Storgatan 12\n411 38 Göteborg", "Address: (address)"],
  ["ADRESSE : 7 impasse du Moulin", "ADRESSE : (address)"],
  ["Anschrift: Am Anger 3 | Berlin", "Anschrift: (address) | Berlin"],
  ["Adress: Byn 4, Norrbo; Sverige", "Adress: (address); Sverige"],
  ["Dirección: Urb. Las Palmas 4 | Tel: +34 612 345 678", "Dirección: (address) | Tel: (phone)"],
  ["Endereço: Quadra 5 Bloco C", "Endereço: (address)"],
  ["Indirizzo: Località Piano 4", "Indirizzo: (address)"],
  ["Adres: Nowa Wieś 7", "Adres: (address)"],
  ["Home address: Rosebank, Newtown, Wicklow", "Home address: (address)"],
])("a line with a label for addresses is taken out as an address: %j", (text, cleaned) => {
  expect(withoutPersonalData(text).text).toBe(cleaned);
});

test.each([
  "- Reduced cost by 12, 411 tickets, 411 38 tickets in 2021",
  "Java 17, 10000 Requests per second; Windows 10, 50000 Users; Route 53, 20000 Records",
  "Handled 120 Orders, 45000 Customers; 12 Brands, 20000 Products; Microsoft 365, 20000 Seats in 12 Countries",
  "Volvo 2019, 41138 units; Python 3, 2021 Amazon; Volvo Cars, Göteborg 2019 - 2021",
  "ISO 27001, SOC 2, HIPAA 1996, SAP S/4HANA 1909, 12345 users, Intel Core I7 8GB, 12 Cores",
  "Salary 45000 Euro, Bonus 5000 Euro; Nestlé SA 2019 - 2021; University of Sydney, Sydney NSW 2019 - 2021",
  "January 12, 2024 Berlin; Mountain View, CA 2019; Class of 2019 Stanford; Postgres 14, 100000 Rows",
  "Boeing 737, 10115 Flights; Boeing 737 NG, 10115 Flights; Airbus 320, 9500 Hours",
  "Route 12, 85432 Miles\nPeterbilt 379, 85432 Miles; Ward 4, 10115 Patients; Canon 5, 12345 Photos",
  "IP address: 10.0.0.1; MAC address: 00-14-22-01",
  "Address: customer needs and bugs",
  "Address: 12 open issues",
])("bullets with numbers, dates and versions are not taken for addresses: %j", (text) => {
  expect(withoutPersonalData(text)).toEqual({ text, removed: [] });
});

test("a text of the maximum length, of any kind, is cleaned within a tenth of a second", async () => {
  for (const piece of [
    "9",
    "a.",
    "a-",
    "12 A ",
    "Flat 1, x, ",
    "A-1, Ab, Cd, ",
    "Ab 1, Cd, ",
    "12 Ab, ",
    "Ab de la ",
    "10115 Ab, ",
    "Address: A",
    "Ab 1\n",
    "Ab ",
    "born ",
    "born 1 de ",
    "né le 1 ",
    "AB12",
    "AB12 1234 ",
    "12 Main Street, ",
    "Main Street, 40 ",
    "Main Street Bank, 40 Ab, ",
    "PAN 1 ",
    "Ä",
    "1 ",
    "+1 ",
    "a@",
    "www.",
  ]) {
    const text = piece.repeat(20_000 / piece.length);
    expect(await processorMs(() => withoutPersonalData(text)), piece).toBeLessThan(100);
  }
});
