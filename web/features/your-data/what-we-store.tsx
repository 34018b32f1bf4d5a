import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { site } from "#domain/site.ts";

export function WhatWeStore() {
  return (
    <p className="mt-8 max-w-2xl text-muted">
      There are no cookies and no account. An import replaces what is here with what is in the file; of an application
      in both, the one that was changed last stays. Undo brings back what was here before. We ourselves store two things
      only: the name and email address of people who download a generated website, and for ten minutes, encrypted, what
      you move to another device. See the{" "}
      <Link to={screens["privacy-policy"].path} className="text-accent underline underline-offset-3">
        privacy policy
      </Link>
      . To have yours deleted, write to{" "}
      <a href={`mailto:${site.supportEmail}`} className="text-accent underline underline-offset-3">
        {site.supportEmail}
      </a>
      .
    </p>
  );
}
