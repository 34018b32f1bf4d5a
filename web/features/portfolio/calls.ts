import type { Confidence } from "#domain/portfolio-edit.ts";

type Answer = { portfolioData: unknown; confidence?: Confidence };

/** The portfolio in a resume. Throws an error with the server's message, or one that names the connection. */
export async function generatePortfolio(resume: File): Promise<Answer> {
  const form = new FormData();
  form.set("resume", resume);
  const answer = await fetch("/api/resume-to-portfolio", { method: "POST", body: form }).catch(() => {
    throw new Error("The connection failed");
  });
  const body = await answer.json().catch(() => ({}));
  if (!answer.ok || !body.portfolioData) throw new Error(body.error ?? "");
  return body;
}

/** Whether the server took the lead; throws when it could not be reached. */
export async function storeLead(lead: { email: string; name: string }): Promise<boolean> {
  const answer = await fetch("/api/store-download-lead", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(lead),
  });
  return answer.ok;
}
