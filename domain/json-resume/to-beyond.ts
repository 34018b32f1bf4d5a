import { type Beyond, nothingBeyond } from "../portfolio/beyond.ts";
import { periodOf } from "./dates.ts";
import type { JsonResume } from "./json-resume.schema.ts";
import { bullets, joined } from "./text.ts";

/** The facts of a resume that a portfolio has no place for. */
export function beyondOf({ work, education, skills, certificates, languages }: JsonResume): Beyond {
  return {
    ...nothingBeyond,
    roles: (work ?? []).map(({ position, name, location }) => ({
      position: position ?? "",
      company: name ?? "",
      place: location ?? "",
    })),
    education: (education ?? []).map(({ studyType, area, institution, score }) => ({
      degree: joined(", ", studyType, area),
      institution: institution ?? "",
      grade: score ?? "",
    })),
    skills: (skills ?? []).flatMap(({ name, keywords }) =>
      keywords?.length ? [{ label: name ?? "", items: keywords }] : [],
    ),
    certifications: (certificates ?? []).map(({ name }) => name ?? ""),
    languages: (languages ?? []).map(({ language, fluency }) => ({ name: language ?? "", level: fluency ?? "" })),
  };
}

/** A project of JSON Resume as a project of portfolio data. */
export function projectOf({
  name,
  description,
  highlights,
  keywords,
  url,
  repoUrl,
  ...dates
}: NonNullable<JsonResume["projects"]>[number]) {
  const repo = repoUrl || (/\/\/(www\.)?(github|gitlab|bitbucket)\.(com|org)\//i.test(url ?? "") ? url : undefined);
  return {
    title: name ?? "",
    description: joined("\n", periodOf(dates), description, bullets(highlights)),
    tags: keywords ?? [],
    ...(url && url !== repo && { previewUrl: url }),
    ...(repo && { repoUrl: repo }),
  };
}
