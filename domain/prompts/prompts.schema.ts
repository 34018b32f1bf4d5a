import { z } from "zod";
import { line } from "../text/text.schema.ts";
import { difficulties, type Prompt, promptCategories } from "./prompts.ts";

/**
 * A file in content/prompts. Its name is the id, its front matter has the attributes, and the rest
 * is the prompt.
 */
export const promptSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: line(80),
  description: line(220),
  prompt: z.string().trim().min(500).max(6000),
  category: z.enum(promptCategories),
  tags: z.string().regex(/^[^,]{1,30}(, [^,]{1,30}){2,7}$/, "Three to eight tags, with commas between them"),
  difficulty: z.enum(difficulties),
  popular: z.boolean(),
}) satisfies z.ZodType<Prompt>;
