/** Tells the visitor why nothing can be read when the browser blocks its storage. */
export const blockedText =
  "This browser does not let us keep or read anything here. A private window, blocked site data or a full disk can be the cause. What was saved before is not touched.";
