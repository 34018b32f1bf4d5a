/**
 * Date formatters in American English by time zone (without one: the reader's). They are slow to
 * create, so each is created once, on first use.
 */
export function dateFormats(options: Intl.DateTimeFormatOptions) {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone?: string): Intl.DateTimeFormat => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}
