import { isCountry } from "../resume/places.ts";

const region =
  /^(?:eu|eea|u\.?e\.?|u\.?s\.?a?|u\.?k\.?|ewr|eee|efta|schengen(?:raum)?|europ(?:ean union|ean economic area|a|e|äischen union|ese unie)|union europ[ée]e?nne|espace schengen|uni[oóã]n? europe[ai]a|união europeia|unione europea|irland|niederlanden|vereinigten königreich|vereinigten staaten|this country|the country|diesem land)(?![a-zà-ž])/i;
const place = "([a-zà-ž][a-zà-ž.'’-]*(?: [a-zà-ž][a-zà-ž.'’-]*){0,3})";
const freely =
  "(?:(?:legally|lawfully|freely|permanently|full-time|anywhere|without (?:any )?(?:legal )?restrictions?) )*";
const legal = "(?:(?:légalement|legalmente|libremente|livremente|librement|legal|rechtlich) )?";
const inPlace = {
  en: `(?:within|in) (?:the )?${place}`,
  de: `in (?:der |dem |den )?${place}`,
  fr: `(?:en|au|aux|dans l['’]|dans le|dans la) ?${place}`,
  es: `en (?:el |la |los )?${place}`,
  pt: `(?:em|no|na|nos|nas) ${place}`,
};

/** Words for a permission to work, with a place. "Free to work in teams" is none. */
const allowed = [
  `(?:allowed|permitted|entitled|cleared|free|(?:legally|lawfully) able|able to (?:legally|lawfully)|(?:can|may) (?:legally|lawfully))(?: to)? (?:live and |reside and )?${freely}work (?:and live )?${freely}${inPlace.en}`,
  `(?:can|may|able to) work (?:legally|lawfully) ${inPlace.en}`,
  `(?:darf|darfst|dürfen|dürft) ${legal}${inPlace.de} ${legal}arbeiten`,
  `${inPlace.de} (?:leben und )?${legal}arbeiten (?:darf|darfst|dürfen|dürft)`,
  `berechtigt(?: bist| sind| ist)?,? ${inPlace.de} (?:leben und )?${legal}(?:zu )?arbeiten`,
  `(?:pouvoir|pouvez|peux|droit de|en mesure de) (?:vivre et )?${legal}travailler ${legal}${inPlace.fr}`,
  `(?:poder|puedes?|pueda[ns]?|habilitad[oa]s?) (?:para )?${legal}trabajar legalmente ${inPlace.es}`,
  `(?:poder|pode[mr]?|possa[m]?|habilitad[oa]s?) (?:para |a )?${legal}trabalhar legalmente ${inPlace.pt}`,
].map((source) => new RegExp(`(?<![a-zà-ž])${source}`, "gi"));

/** That somebody may work, in words that mean nothing else. */
const certain = new RegExp(
  `(?<![a-zà-ž])(?:${[
    "(?:legally|lawfully) (?:allowed|permitted|able|free) to (?:live and )?work",
    "(?:allowed|permitted|entitled) to work (?:legally|lawfully|here(?! remotely))",
    "(?:no|without (?:the need (?:for|of)|needing|requiring)) (?:an? |any )?(?:work )?(?:visa|permit)(?: (?:is |are )?(?:needed|required|necessary))",
    "without (?:the need (?:for|of)|needing|requiring) (?:an? |any )?(?:work )?(?:visa|permit)",
    "(?:not|n['’]t) (?:need|require) (?:an? |any )?(?:work )?(?:visa|permit)",
    "(?:needs?|requires?|needing|requiring) no (?:work )?(?:visa|permit)",
    "visa (?:is )?not (?:needed|required|necessary)",
    "(?:valid|current|existing) (?:[a-z]+ )?(?:work(?:ing)? )?visa",
    "arbeits(?:genehmigung|bewilligung|berechtigung|visum)|arbeits- und aufenthalts(?:erlaubnis|genehmigung|bewilligung)|aufenthalts(?:erlaubnis|genehmigung|titel)|niederlassungs(?:erlaubnis|bewilligung)",
    "berechtig(?:ung|t) zur (?:arbeits?aufnahme|arbeit|erwerbstätigkeit)",
    "(?:kein|ohne) (?:arbeits)?visum (?:nötig|notwendig|erforderlich|benötig(?:t|en|st)|brauch(?:t|en|st))",
    "autoris(?:é|ée|és|ées|é\\(e\\)) à (?:vivre et )?(?:y )?travailler|autorisation de travail(?:ler)?|droit de travailler|titre de séjour|carte de séjour",
    "(?:aucun|pas(?: besoin)? de|sans besoin de|sans) visa(?: (?:requis|nécessaire|de travail))?(?= *(?:$|[.,;)]|n'est))",
    "autorizad[oa](?:\\/a|\\(a\\))?s? (?:legalmente )?(?:para|a) (?:vivir y |viver e )?(?:trabajar|trabalhar)",
    "(?:autorización|permiso|autorização|permissão) (?:legal )?(?:de|para) (?:residencia y |residência e )?(?:trabajo|trabajar|trabalho|trabalhar)|permiso de residencia|autorização de residência|visto de trabalho|visado de trabajo",
    "(?:derecho|direito) (?:legal )?(?:a|de) trabajar|(?:derecho|direito) (?:legal )?(?:a|de) trabalhar",
    "sin necesidad de visa(?:do)?|sem necessidade de visto|no (?:necesit[a-z]+|requier[a-z]+|se requiere) visa(?:do)?|não (?:precis[a-z]+ de|necessit[a-z]+ de|é necessário) visto",
    "autorizzat[oaie] a lavorare|diritto di lavorare",
  ].join("|")})(?![a-zà-ž])`,
  "i",
);

/** A quick test: every pattern here needs one of these. */
export const anyMayWork =
  "(?:allowed|permitted|cleared|entitled|free) to |legally|lawfully|visa(?:do)?(?![a-z])|vis(?:um|to)(?![a-z])|permit(?![a-z])|d[aü]rf|berechtig|arbeits(?:gen|bew|visum|- und auf)|aufenthalts|niederlassungs|travail|séjour|legalmente|trabajar|trabajo|trabalh|de residenc|de residênc|lavorare";

/**
 * Where a text says that one must be allowed to work in a country: "allowed to work in the EU", "no
 * visa needed", "in Deutschland arbeiten darf".
 */
export function mayWork(text: string): RegExpExecArray | null {
  const sure = certain.exec(text);
  if (sure) return sure;
  for (const pattern of allowed)
    for (const found of text.matchAll(pattern)) if (isLand(found[1] ?? "")) return found as RegExpExecArray;
  return null;
}

/** Whether words begin with a country or a union of countries. */
function isLand(words: string): boolean {
  if (region.test(words)) return true;
  const all = words.replace(/[.’']+$/, "").split(" ");
  return all.some((_, at) =>
    isCountry(
      all
        .slice(0, at + 1)
        .join(" ")
        .replace(/[.,]$/, ""),
    ),
  );
}
