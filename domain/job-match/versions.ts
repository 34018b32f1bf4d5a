/** Raised when a rule changes what it finds. */
export const rulesVersion = 6;
/** The first eight digits of the SHA-256 of content/skills.json; a test says the new one. */
export const vocabularyVersion = "b564efd7";
