import exampleUrl from "#content/example-resume.pdf?url";

/** An example resume of a made-up person, as a PDF file. */
export async function exampleResume(): Promise<File> {
  const answer = await fetch(exampleUrl);
  return new File([await answer.blob()], "example-resume.pdf", { type: "application/pdf" });
}
