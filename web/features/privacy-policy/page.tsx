import text from "#content/pages/privacy-policy.md";
import { Document } from "#web/ui/document.tsx";

export default function PrivacyPolicyPage() {
  return <Document screen="privacy-policy" title="Privacy Policy" text={text} />;
}
