import { lazy, Suspense, useEffect, useState } from "react";
import { receiveToasts, type ToastRequest } from "#web/lib/toast.ts";

const OpenedToasters = lazy(() => import("./toasters-opened.tsx"));

/** Both toasters, fetched when the first toast is shown. */
export function Toasters() {
  const [first, setFirst] = useState<ToastRequest[]>([]);

  // Follows the toast door until the real toasters take over.
  useEffect(() => receiveToasts((request) => setFirst((requests) => [...requests, request])), []);

  if (first.length === 0) return null;
  return (
    <Suspense>
      <OpenedToasters first={first} />
    </Suspense>
  );
}
