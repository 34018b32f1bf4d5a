import text from "#content/pages/terms-of-service.md";
import { Document } from "#web/ui/document.tsx";

export default function TermsOfServicePage() {
  return <Document screen="terms-of-service" title="Terms of Service" text={text} />;
}
