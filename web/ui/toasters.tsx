import { useEffect, useState } from "react";
import { receiveToasts, type ToastRequest } from "#web/lib/toast.ts";
import { lazyCode, usePrefetch } from "./lazy-code.ts";
import { LazyPart } from "./lazy-part.tsx";

const toasters = lazyCode(() => import("./toasters-opened.tsx"));

/**
 * Both toasters. Where their code cannot be loaded, what they would say stands at the page's end as
 * plain text.
 */
export function Toasters() {
  const [first, setFirst] = useState<ToastRequest[]>([]);
  usePrefetch(toasters);

  // Follows the toast door until the real toasters take over.
  useEffect(() => receiveToasts((request) => setFirst((requests) => [...requests, request])), []);

  if (first.length === 0) return null;
  return <LazyPart code={toasters} props={{ first }} fallback={<PlainToast request={first.at(-1)} />} />;
}

function PlainToast({ request }: { request: ToastRequest | undefined }) {
  const [over, setOver] = useState<ToastRequest>();

  // Follows the clock: it covers what it stands on for five seconds.
  useEffect(() => {
    const timer = setTimeout(() => setOver(request), 5000);
    return () => clearTimeout(timer);
  }, [request]);

  if (!request || request === over) return null;
  const text =
    "stacked" in request ? request.stacked.text : `${request.basic.title} ${request.basic.description ?? ""}`;
  return (
    <p role="status" className="fixed right-4 bottom-4 z-50 max-w-80 card p-4 shadow-float print:hidden">
      {text}
    </p>
  );
}
