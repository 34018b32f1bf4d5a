import type { Browser, Page } from "@playwright/test";

/** The CPU time of a page's main thread in ms, and what the time was spent on. */
export type Cost = { all: number; script: number; style: number; layout: number; paint: number };

type TraceEvent = { name: string; cat: string; tid: number; pid: number; ts: number; tts?: number; tdur?: number };

const kinds: Record<string, keyof Cost> = {
  UpdateLayoutTree: "style",
  Layout: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  Commit: "paint",
};

/**
 * The cost of each stretch of work between the page's marks "start" and "painted" while `work`
 * runs. The processor should not be slowed during this, because waiting would count as work.
 */
export async function costsOf(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Cost[]> {
  await browser.startTracing(page, {
    categories: ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing"],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents
    .filter(({ name, cat }) => cat === "blink.user_timing" && (name === "start" || name === "painted"))
    .sort((a, b) => a.ts - b.ts);
  return marks.flatMap((start, at) => {
    const end = marks[at + 1];
    return start.name === "start" && end?.name === "painted" ? [costBetween(traceEvents, start, end)] : [];
  });
}

function costBetween(events: TraceEvent[], start: TraceEvent, end: TraceEvent): Cost {
  const [from = 0, to = 0] = [start.tts, end.tts];
  const cost = { all: (to - from) / 1000, script: 0, style: 0, layout: 0, paint: 0 };
  for (const { name, pid, tid, tts = 0, tdur = 0 } of events) {
    const kind = kinds[name];
    if (kind && pid === start.pid && tid === start.tid && tts >= from && tts + tdur <= to) cost[kind] += tdur / 1000;
  }
  cost.script = cost.all - cost.style - cost.layout - cost.paint;
  return cost;
}
