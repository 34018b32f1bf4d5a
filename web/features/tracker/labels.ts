import { type Kind, kinds } from "#domain/tracker/stages.ts";

const labels = {
  title: "Title",
  organization: "Company",
  stage: "Stage",
  kind: "Kind",
  url: "Address",
  next: "Next step",
  applied: "Applied on",
  deadline: "Deadline",
  offerUntil: "Answer the offer until",
  interviews: "Interviews",
  place: "Place",
  pay: "Pay",
  resume: "Resume that you sent",
  source: "Found at",
  contacts: "Contacts",
  notes: "Notes",
  tags: "Tags",
  posting: "Text of the posting",
};

const special: Partial<Record<Kind, Partial<typeof labels>>> = {
  job: { title: "Job title" },
  contest: { organization: "Host" },
  hackathon: { organization: "Host" },
  issue: { organization: "Repository" },
  certification: { organization: "Issuer" },
  project: { organization: "Author" },
};

/** The labels of the form's fields for a kind of record. */
export const labelsOf = (kind: Kind): typeof labels => ({ ...labels, ...special[kind] });

/** "Contest" */
export const kindLabel = (kind: Kind): string => kinds.find(({ id }) => id === kind)?.label ?? kind;

/** The text of the link to a record's address: "Open the contest". */
export const openLabel = (kind: Kind): string =>
  `Open the ${kind === "job" ? "posting" : kindLabel(kind).toLowerCase()}`;
