import { Server, ShieldCheck } from "lucide-react";

/** Where a resume is read. */
export type Place = "device" | "server";

const promises = {
  device: "Your file is read on this device. It is not uploaded.",
  server: "This browser cannot read the file itself: our server reads it in memory, and stores nothing of it.",
};

export function ReadingPlace({ place }: { place: Place }) {
  const Icon = place === "device" ? ShieldCheck : Server;
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted">
      <Icon aria-hidden="true" className="size-4 shrink-0 text-accent" />
      {promises[place]}
    </p>
  );
}
