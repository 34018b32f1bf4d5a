import { z } from "zod";

/** One line of text, trimmed. */
export const line = (max: number) => z.string().trim().min(2).max(max);
export const webUrl = z.url({ protocol: /^https?$/ }).max(500);
