import exampleUrl from "#content/example-resume.pdf?url";

/** The resume of an invented person, as a file that is read like any other. */
export async function exampleResume(): Promise<File> {
  const answer = await fetch(exampleUrl);
  return new File([await answer.blob()], "example-resume.pdf", { type: "application/pdf" });
}
