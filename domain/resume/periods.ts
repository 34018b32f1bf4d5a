const ends =
  /^(.*?(?:19|20)\d\d(?:[-./](?:0[1-9]|1[0-2])(?!\d))?)\s*(?:-{1,3}|[–—~→]|\b(?:to|until|till|bis|au?|ate|até|hasta|al|tot|do|til)\b)\s*(\S.*)$/i;

/** The two ends of a period, as it writes them; a lone date is its end. */
export function endsOf(period: string): { start: string; end: string } {
  const [, start = "", end = ""] = ends.exec(period) ?? [];
  return start === "" ? { start: "", end: period } : { start, end };
}
