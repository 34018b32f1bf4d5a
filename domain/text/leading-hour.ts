/** A pattern for the hour before a day, as in "12 noon, Friday 11 December" and "5pm on 3 May". */
export const leadingHour =
  "(?:\\d{1,2}(?:[:.]\\d{2})?\\s*(?:[ap]\\.?m\\.?|noon|midday|midnight|uhr|hrs|h)|\\d{1,2}:\\d{2}|noon|midday|midnight)(?![a-zà-ž])(?:\\s*\\(?(?:gmt|utc|bst|ist|cest?|[ep][sd]?t)\\)?)?,?\\s+(?:(?:on|am)\\s+)?(?:the\\s+)?";
