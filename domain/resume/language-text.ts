/** A language with its level, as resumes write it: "Polish (native)", "German: B2 (Goethe-Zertifikat)". */
export function languageText(name: string, level: string): string {
  if (level === "") return name;
  return level.includes("(") ? `${name}: ${level}` : `${name} (${level})`;
}
