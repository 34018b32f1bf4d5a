/** docs/spec.md, section 8: the sentences for a resume that could not be processed. */
export const complex = "Your PDF file seems complex. Please try using a simpler, text-based PDF resume.";
export const tooManyPages =
  "Your resume appears to be longer than 2 pages. Please upload a resume with 2 pages or less.";
export const tooLarge = "Your file is too large. Please upload a PDF file under 2MB.";
export const notPdf = "Please make sure you're uploading a valid PDF file.";
export const unreadable = "We couldn't read your resume. Please ensure it's a text-based PDF (not a scanned image).";
export const connection = "Connection issue detected. Please check your internet connection and try again.";
export const tooMany = "Too many requests. Please wait a moment and try again.";
export const busy = "Our AI service is temporarily busy. Please try again in a few minutes.";
export const disabled = "This feature is temporarily disabled. Please try again later.";
export const otherwise = "We're having trouble processing your resume. Please try again in a moment.";
