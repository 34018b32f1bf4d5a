import { isOfSite } from "./site-lines.ts";

const bullet = /^(?:[-*•·▪◦●○■□‣➤►▶✓✔✅☑⭐★❖»>+–→➔➜⇒]|(?:\d{1,2}|[a-z])[.)](?=\s)|\((?:\d{1,2}|[a-z])\)(?=\s))\s*/u;

/** A pasted line without its marker. `isAfterGap` says that an empty line precedes it. */
export type RawLine = { text: string; isBullet: boolean; isAfterGap: boolean };

/** The lines of a text, without empty lines and lines that the job site adds. */
export function rawLines(text: string): RawLine[] {
  const lines: RawLine[] = [];
  let isAfterGap = false;
  for (const line of text.split("\n").map((line) => line.trim())) {
    const isBullet = bullet.test(line) && !/^[-+]?\d/.test(line.replace(/^\d{1,2}[.)]\s/, ""));
    if (isOfSite(line)) continue;
    if (line !== "") lines.push({ text: line.replace(bullet, "").trim() || line, isBullet, isAfterGap });
    isAfterGap = line === "";
  }
  return lines;
}
