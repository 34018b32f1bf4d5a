import type { ReactNode } from "react";
import { ExternalLink } from "#web/ui/external-link.tsx";

const link = "font-semibold text-accent underline underline-offset-3";

/** Explains applicant tracking systems, with sources. */
export function AboutAts() {
  return (
    <section aria-labelledby="about-ats" className="mt-14 sm:mt-20">
      <h2 id="about-ats" className="text-2xl sm:text-3xl">
        What an ATS is, and what it is not
      </h2>
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        <Card title="A database with a form">
          An applicant tracking system keeps applications and lets recruiters search and sort them. It reads your resume
          to fill in its form. When that fails, a person types the fields, or you do.{" "}
          <ExternalLink
            className={link}
            href="https://support.greenhouse.io/hc/en-us/articles/200989175-Unsuccessful-Resume-Parse-"
          >
            Greenhouse names what trips its reader
          </ExternalLink>
          : spaced letters, pictures, tables, columns, and contact details in a header or footer.
        </Card>
        <Card title="Where a machine says no">
          Employers can set questions whose answer ends an application at once: a permit, a license, a place.{" "}
          <ExternalLink
            className={link}
            href="https://support.greenhouse.io/hc/en-us/articles/360000653472-Auto-Reject"
          >
            Greenhouse
          </ExternalLink>{" "}
          and{" "}
          <ExternalLink
            className={link}
            href="https://ashbyhq.notion.site/Auto-Reject-Applications-49a396c635594085889fd601ed66539c"
          >
            Ashby
          </ExternalLink>{" "}
          describe how. So answer those questions with care. And filters that employers choose do hide people who could
          do the job: a survey by Harvard Business School and Accenture asked 2,275 executives (
          <ExternalLink
            className={link}
            href="https://hbr.org/2022/05/tap-the-talent-your-hiring-algorithms-are-missing"
          >
            Harvard Business Review, 2022
          </ExternalLink>
          ).
        </Card>
        <Card title="“75% are rejected by robots”">
          No study stands behind this number. It has been traced to a sales pitch of 2012 by Preptel, a company that
          sold help with resumes and closed in 2013 (
          <ExternalLink
            className={link}
            href="https://unchartedcareer.com/blog/the-75-of-resumes-are-auto-rejected-myth-traced-to-its-source"
          >
            UnchartedCareer, 2026
          </ExternalLink>
          ).
        </Card>
        <Card title="Why there is no score here">
          Each system reads in its own way, and none of them publishes a score of your file. So this page shows what our
          own reader gets out of it, and where. What trips one reader often trips another; no more than that can be
          known from outside.
        </Card>
      </div>
    </section>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="card p-5 shadow-card">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1.5 text-[0.9375rem] text-muted">{children}</p>
    </div>
  );
}
