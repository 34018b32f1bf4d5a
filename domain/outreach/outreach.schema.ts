import { z } from "zod";
import { line } from "../text/text.schema.ts";
import type { MessageKind, Tone } from "./messages.ts";
import type { OutreachId } from "./outreach.ts";

const message = z.union([line(300), z.array(z.string().max(1000)).min(5)]);
const byTone = z.strictObject({ warm: message, formal: message, brief: message } satisfies Record<
  Tone,
  typeof message
>);
const byCard = z.strictObject({
  "hr-finder": byTone,
  "talent-acquisition": byTone,
  "referral-network": byTone,
} satisfies Record<OutreachId, typeof byTone>);

export const outreachMessages = z.strictObject({
  note: byCard,
  "premium-note": byCard,
  long: byCard,
  "follow-up": byTone,
  "applied-follow-up": byTone,
  "in-touch-follow-up": byTone,
  "second-follow-up": byTone,
  "thank-you": byTone,
} satisfies Record<MessageKind, z.ZodType>);
