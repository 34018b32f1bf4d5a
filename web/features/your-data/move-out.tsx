import { encodeQR } from "qr";
import { useEffect, useId, useRef } from "react";
import { restoreFocus } from "#web/lib/focus.ts";
import { showToast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { inputStyle } from "#web/ui/field.tsx";
import { FailureLine, useAttempt } from "./attempt.tsx";
import { readEverything } from "./everything.ts";
import { makeTransfer } from "./transfer.ts";

/** Makes a link that transfers everything to another device. */
export default function MoveOut() {
  const { isBusy, result: made, failure, attempt } = useAttempt<Awaited<ReturnType<typeof makeTransfer>>>();
  const section = useRef<HTMLElement>(null);

  // Follows the attempt: restores the focus, which the button lost when it was disabled.
  useEffect(() => {
    if (made || failure) restoreFocus(() => section.current?.querySelector("input, button") ?? null);
  }, [made, failure]);

  return (
    <section ref={section} aria-labelledby="move-title" className="mt-6 card p-5 shadow-card sm:p-6">
      <h2 id="move-title" className="text-xl">
        Move to another device
      </h2>
      <p className="mt-2 max-w-2xl">
        A link brings all of this to your phone or your laptop, without an account. This browser encrypts it first. We
        keep it for ten minutes and cannot read it: the key is only in the link. The link works once.
      </p>
      {made && <TransferLinkCard {...made} />}
      <div className="mt-4">
        <Button
          variant={made ? "secondary" : "primary"}
          disabled={isBusy}
          onClick={() => attempt(readEverything().then(makeTransfer))}
        >
          {isBusy ? "Encrypting..." : made ? "Make another link" : "Make a link"}
        </Button>
      </div>
      <FailureLine text={failure?.message} />
    </section>
  );
}

function TransferLinkCard({ link, endsAt }: { link: string; endsAt: Date }) {
  const id = useId();
  const until = endsAt.toLocaleTimeString([], { hour: "numeric", minute: "2-digit" });
  return (
    <div className="mt-5 flex flex-wrap items-center gap-6">
      <QrCode text={link} />
      <div className="min-w-0 flex-1 basis-64">
        <p role="status" className="font-semibold">
          Open it on the other device before {until}.
        </p>
        <label htmlFor={id} className="mt-3 block text-[0.9375rem] font-semibold">
          The link
        </label>
        <input
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className={`${inputStyle} mt-1.5 font-mono text-sm`}
        />
        <CopyButton
          text={link}
          label="Copy the link"
          className="mt-3"
          onFailed={() => showToast({ title: "Not copied", description: "Your browser refused.", destructive: true })}
        />
        <p className="mt-3 text-[0.9375rem] text-muted">
          Whoever opens it gets everything, so send it to nobody but yourself.
        </p>
      </div>
    </div>
  );
}

/** Cameras expect dark on light, so both themes show the code this way. */
function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, "raw", { border: 4 });
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg
      role="img"
      aria-label="The link as a QR code"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-56 shrink-0 rounded-xl bg-white [forced-color-adjust:none]"
    >
      <path d={squares.join("")} fill="black" />
    </svg>
  );
}
