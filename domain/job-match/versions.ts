/** Raise this number when a rule changes what it finds. */
export const rulesVersion = 26;
/** The first eight digits of the SHA-256 of content/skills.json. A test prints the new value. */
export const vocabularyVersion = "064443bc";
