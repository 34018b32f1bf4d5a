export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
export const main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** Points in Word's unit, the twentieth of a point. */
export const twips = (points: number) => Math.round(points * 20);

/** Text escaped for XML, without characters that XML does not allow. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
