import { codeFirst } from "./postal-address.ts";

const words = (
  "Address,Adresse,Anschrift,Wohnanschrift,Adress,Bostadsadress,Hemadress,Dirección,Domicilio,Endereço,Morada,Indirizzo," +
  "Residenza,Adres,Adres zamieszkania,Woonadres,Osoite,Adresa,Lakcím,Cím,Адрес,住所,地址,주소"
).split(",");
const labels = words.flatMap((word) => [word, word.toUpperCase(), word.toLowerCase()]).join("|");

const rest = String.raw`[^\n|•·;(]`;
const place = String.raw`\p{Lu}[\p{L} .'’-]{1,60}`;

/**
 * The text after "Address:" in one of the reader's languages: it has a number, or places separated
 * by commas. The next line may begin with the postal code.
 */
export const labelledAddress = new RegExp(
  `(?<label>(?:^|[|•·;,]) ?(?:(?:Home|Postal|Mailing|Current|Permanent|Residential|Full|HOME|POSTAL) )?(?:${labels}) ?[:：] ?)` +
    String.raw`(?:(?=${rest}{0,150}\d)(?=${rest}{0,150}[\p{Lu}\p{Lo}])|(?=${place}(?:, ?${place}){1,4}(?:$|[|•·;(\n])))` +
    String.raw`[\p{Lu}\p{Lo}\p{Ll}\d#](?:${rest}{0,150}[^\s|•·;,(–-])?(?:,?\r?\n${codeFirst})?`,
  "gmu",
);
