import type { Lead } from "#domain/leads.ts";
import { api } from "#web/lib/api.ts";
import { timeForFile } from "#web/lib/fetch-in-time.ts";

/**
 * Asks the server to read a resume. If the visitor refused the language model, the server does not
 * use it. If the server refuses, throws an error with its message, and with its code as the cause.
 */
export async function generatePortfolio(resume: File, isModelRefused: boolean) {
  const form = isModelRefused ? { resume, model: "no" as const } : { resume };
  const answer = await api["resume-to-portfolio"].$post({ form }, timeForFile()).catch(() => {
    throw new Error("The connection failed");
  });
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body?.portfolioData) return body;
  const { error, code } = { error: "", code: undefined, ...body };
  throw new Error(error, { cause: code });
}

/**
 * Sends the name and email address to the server. `refusal` says what is wrong with them. Throws if
 * the server cannot be reached.
 */
export async function storeLead(lead: Lead): Promise<{ isStored: boolean; refusal?: string | undefined }> {
  const answer: Response = await api["store-download-lead"].$post({ json: lead });
  if (answer.status !== 400) return { isStored: answer.ok };
  const body = await answer.json().catch(() => undefined);
  return { isStored: false, refusal: body?.error };
}
