import { z } from "zod";
import { line, webUrl } from "../text/text.schema.ts";
import { type PortalCategory, portalCounts, portalIcons } from "./job-portals.ts";

const portal = z.strictObject({
  name: line(60),
  url: webUrl,
  about: line(120).optional(),
  country: line(40).optional(),
  countries: z.array(line(40)).min(2).optional(),
  remote: z.literal(true).optional(),
  fee: z.literal(true).optional(),
  search: webUrl.regex(/\{(role|slug)\}/, "has neither {role} nor {slug}").optional(),
  searchInPlace: webUrl
    .regex(/\{(role|slug)\}/, "has neither {role} nor {slug}")
    .regex(/\{place(-slug)?\}/, "has neither {place} nor {place-slug}")
    .optional(),
});

export const portalCategories = z.array(
  z.strictObject({
    id: z.enum(Object.keys(portalCounts) as (keyof typeof portalCounts)[]),
    title: line(60),
    icon: z.enum(portalIcons),
    description: line(300),
    portals: z.array(portal),
  }),
) satisfies z.ZodType<PortalCategory[]>;
