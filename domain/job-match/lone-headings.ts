/**
 * Headings of requirements. Within another line, their words may mean anything: "What you are
 * offered".
 */
export const onlyAlone = new Set(
  (
    "you,you are,we need,we want,we expect,we seek,we look for,du,sie,du bist,du hast,sie sind,sie haben,wir brauchen," +
    "vous êtes,tu es,tu as,nous recherchons,nous cherchons,on recherche,eres,tienes,necesitamos,pedimos,você é," +
    "você tem,procuramos,precisamos,jij bent,je bent,jij hebt,je hebt,wij zoeken,we zoeken,wij verwachten,hai," +
    "cerchiamo,szukamy,du har,du är"
  ).split(","),
);
