const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" ", "\\s+");

/** Finds any of some phrases as whole words, in any case. The longest come first. */
export function phrases(list: readonly string[]): RegExp {
  const longestFirst = [...list].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "iu");
}
