import categories from "#content/certifications-categories.json";
import type { DirectoryRow } from "#domain/directory/directory.ts";
import type { Directory } from "#web/ui/directory/definition.ts";
import { DirectoryPage } from "#web/ui/directory/directory-page.tsx";
import { Marks } from "./marks.tsx";
import { MyCertifications } from "./my-certifications.tsx";

const certifications: Directory = {
  name: "certifications",
  title: "Free Certifications",
  intro: (total) => `${total} courses and certifications. Each one says exactly what is free.`,
  noun: "certifications",
  searchLabel: "Search by title or provider...",
  categories,
  categoriesLabel: "Areas",
  categoryTitle: (category) => `Free ${category} Certifications`,
  facets: [
    {
      key: "free",
      label: "What is free",
      isDecisive: true,
      names: {
        freeCourse: "Free course",
        freeExam: "Free exam",
        freeCertificate: "Free certificate",
        freeBadge: "Free badge",
      },
      isFlags: true,
      facts: { freeCourse: "good", freeExam: "good", freeCertificate: "good", freeBadge: "good" },
    },
    {
      key: "level",
      label: "Level",
      isDecisive: true,
      names: { beginner: "Beginner", intermediate: "Intermediate", advanced: "Advanced", all: "All levels" },
      any: "all",
      facts: true,
    },
    {
      key: "hours",
      label: "Time to finish (our estimate)",
      isDecisive: true,
      names: {
        "up-to-2": "Up to 2 hours",
        "2-to-10": "2 to 10 hours",
        "10-to-40": "10 to 40 hours",
        "over-40": "Over 40 hours",
        varies: "Many courses",
      },
      facts: true,
    },
    {
      key: "issuer",
      label: "Issued by",
      names: {
        company: "Company",
        university: "University",
        "industry-body": "Industry body",
        "public-body": "Public body",
        platform: "Learning platform",
        "training-company": "Training company",
      },
    },
    {
      key: "exam",
      label: "Exam",
      names: { proctored: "Proctored exam" },
      isFlags: true,
      facts: { proctored: "warn" },
    },
    { key: "provider", label: "Provider" },
  ],
  sorts: [{ value: "provider", label: "Provider" }],
  byline: "provider",
  remark: ({ note, alsoIn }) =>
    [note, Array.isArray(alsoIn) && `Also in ${new Intl.ListFormat("en").format(alsoIn)}.`].filter(Boolean).join(" "),
};

const actions = (row: DirectoryRow) => <Marks row={row} />;

export default function CertificationsPage() {
  return <DirectoryPage directory={certifications} actions={actions} above={() => <MyCertifications />} />;
}
