import { z } from "zod";
import { checklistItemId, isChecklistItemId, itemsOf } from "#domain/checklist/checklist.ts";
import type { Content } from "#domain/content.schema.ts";
import { portalCounts } from "#domain/job-portals/job-portals.ts";
import { placeholders } from "#domain/prompts/filling.ts";
import { promptSchema } from "#domain/prompts/prompts.schema.ts";
import { isTracked, twins } from "./check-rows.ts";

export function portalProblems(categories: Content["job-portals"]): string[] {
  const portals = categories.flatMap((category) => category.portals);
  const counts = Object.fromEntries(categories.map(({ id, portals }) => [id, portals.length]));
  return [
    ...(JSON.stringify(counts) === JSON.stringify(portalCounts)
      ? []
      : [`wants these categories and counts, in this order: ${JSON.stringify(portalCounts)}`]),
    ...twins(portals.map(({ name }) => name)).map((name) => `two portals are called ${name}; rename or replace one`),
    ...twins(portals.map(({ url }) => url)).map((url) => `two portals have the address ${url}; replace one`),
    ...portals
      .filter(({ url, search = url }) => isTracked(url) || isTracked(search))
      .map(({ name }) => `${name}'s address has a tracking parameter; remove it`),
  ];
}

export function checklistProblems(sections: Content["checklist"]): string[] {
  const ids = sections.flatMap(itemsOf).map(({ id }) => id);
  const misnamed = sections.flatMap((section) =>
    section.groups.flatMap(({ title, items = [] }) => {
      return items.flatMap(({ id, text }, index) =>
        isChecklistItemId(id, section.title, title)
          ? []
          : [`"${text}" wants the id ${checklistItemId(section.title, title, index, text)}`],
      );
    }),
  );
  return [
    ...(sections.length === 12 ? [] : ["wants twelve sections"]),
    ...(ids.length > 100 ? [] : ["wants more than 100 items"]),
    ...twins(ids).map((id) => `two items have the id ${id}; give the newer one the next index`),
    ...misnamed,
  ];
}

/** The problems of the prompts. */
export function promptProblems(rows: unknown[]): string[] {
  const { data = [], error } = z.array(promptSchema).safeParse(rows);
  return [
    ...(error ? z.prettifyError(error).split("\n") : []),
    ...twins(data.map(({ title }) => title)).map((title) => `two prompts are called ${title}; rename one`),
    ...data.filter(({ prompt }) => placeholders(prompt).length === 0).map(({ id }) => `${id} has no [PLACEHOLDER]`),
    ...data
      .filter(({ prompt }) =>
        /[[\]]/.test(placeholders(prompt).reduce((text, name) => text.replaceAll(`[${name}]`, ""), prompt)),
      )
      .map(({ id }) => `${id} has brackets that are no [PLACEHOLDER] in capitals`),
  ].map((problem) => `prompts: ${problem}`);
}

/** An API must have the fact `request` if and only if there is a ready request for it. */
export function requestProblems(
  requests: { id: string }[],
  apis: { id: string; request?: true | undefined }[],
): string[] {
  const ids = new Set(requests.map(({ id }) => id));
  const known = new Set(apis.map(({ id }) => id));
  return [
    ...twins(requests.map(({ id }) => id)).map((id) => `${id} has two requests; remove one`),
    ...[...ids].filter((id) => !known.has(id)).map((id) => `${id} is not in public-apis.json; remove its request`),
    ...apis
      .filter(({ id, request = false }) => request !== ids.has(id))
      .map(({ id }) => (ids.has(id) ? `${id} wants "request": true` : `${id} has no request; remove "request": true`)),
  ].map((problem) => `public-api-requests.json: ${problem}`);
}
