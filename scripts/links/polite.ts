import type { LinkAnswer } from "#domain/link-health/classify.ts";
import { semaphore } from "#worker/turns.ts";
import type { Ask } from "./ask.ts";

/** Time as an argument, so that tests do not wait. */
export type Clock = { now(): number; wait(ms: number): Promise<void> };

const pauseMs = 2000;
const maxRequests = 3;
const maxHosts = 12;
/** If a host asks for a longer pause, it is skipped until the next pass. */
const maxPauseMs = 120_000;

/**
 * Limits requests. At most twelve hosts are requested at once. Each host gets one request at a
 * time, two seconds apart, and three requests in all. Obeys `Retry-After`. Returns undefined if a
 * host gets no more requests in this pass.
 */
export function polite(ask: Ask, clock: Clock): (...request: Parameters<Ask>) => Promise<LinkAnswer | undefined> {
  const hosts = new Map<string, { left: number; freeAt: number; turn: Promise<unknown> }>();
  const places = semaphore(maxHosts);

  return (method, url) => {
    const { host: name } = new URL(url);
    const host = hosts.get(name) ?? { left: maxRequests, freeAt: 0, turn: Promise.resolve() };
    hosts.set(name, host);
    const turn = host.turn.then(async () => {
      if (host.left === 0) return undefined;
      host.left--;
      await clock.wait(Math.max(0, host.freeAt - clock.now()));
      await places.take();
      const answer = await ask(method, url).finally(places.free);
      const pause = Math.max(pauseMs, retryAfterMs(answer, clock.now()));
      if (pause > maxPauseMs) host.left = 0;
      host.freeAt = clock.now() + pause;
      return answer;
    });
    host.turn = turn;
    return turn;
  };
}

/** The pause in `Retry-After`, as seconds or as a date. See RFC 9110, section 10.2.3. */
function retryAfterMs(answer: LinkAnswer, now: number): number {
  const value = "retryAfter" in answer ? answer.retryAfter : undefined;
  if (!value) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? 0 : ms;
}
