import { Server, ShieldCheck } from "lucide-react";

/** Where a resume is read. "model" is the server with a language model. */
export type Place = "device" | "server" | "model";

/** Says who can see the file. */
export function ReadingPlace({ place, provider }: { place: Place; provider: string | null }) {
  const promises = {
    device: "Your file is read on this device. It is not uploaded.",
    server: "This browser cannot read the file itself: our server reads it in memory, and stores nothing of it.",
    model: `Our server reads your file in memory and passes its text to ${provider}. We store nothing of it.`,
  };
  const Icon = place === "device" ? ShieldCheck : Server;
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-accent" />
      {promises[place]}
    </p>
  );
}
