/**
 * A value and how sure the reader is of it, from 0 to 1. Empty means that the resume does not say.
 */
export type ReadValue = { value: string; confidence: number };
