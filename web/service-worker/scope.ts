/** The types of a service worker, which TypeScript's "dom" library lacks. */
type Extendable = { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = Extendable & {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type Scope = {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: Extendable & { data: unknown }) => void): void;
};

export const scope = globalThis as unknown as Scope;
