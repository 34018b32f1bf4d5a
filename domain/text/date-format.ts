/** Formatters in American English, by zone (the reader's own without one): slow to make, so each is made once, when it is asked for. */
export function dateFormats(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone?: string): Intl.DateTimeFormat => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}
