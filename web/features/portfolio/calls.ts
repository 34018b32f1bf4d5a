import type { Lead } from "#domain/leads.ts";
import { api } from "#web/lib/api.ts";

/**
 * What the server reads in a resume, without its language model where the visitor said no to one.
 * Throws an error with the server's message, and its code as the cause, or one that names the
 * connection.
 */
export async function generatePortfolio(resume: File, isModelRefused: boolean) {
  const form = isModelRefused ? { resume, model: "no" as const } : { resume };
  const answer = await api["resume-to-portfolio"].$post({ form }).catch(() => {
    throw new Error("The connection failed");
  });
  const body = await answer.json().catch(() => undefined);
  if (answer.ok && body?.portfolioData) return body;
  const { error, code } = { error: "", code: undefined, ...body };
  throw new Error(error, { cause: code });
}

/**
 * Leaves the lead. `refusal` is what the server says is wrong with it. Throws when the server could
 * not be reached.
 */
export async function storeLead(lead: Lead): Promise<{ isStored: boolean; refusal?: string | undefined }> {
  const answer: Response = await api["store-download-lead"].$post({ json: lead });
  if (answer.status !== 400) return { isStored: answer.ok };
  const body = await answer.json().catch(() => undefined);
  return { isStored: false, refusal: body?.error };
}
