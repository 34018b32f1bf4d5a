import { useEffect, useEffectEvent, useState } from "react";
import { generationSteps, stepMs } from "#domain/resume/upload.ts";
import { useAfterPaint } from "#web/lib/after-paint.ts";
import { type Place, ReadingPlace } from "./reading-place.tsx";

const last = generationSteps.length - 1;

type Props = {
  /**
   * The current step. Undefined if the server reads the resume, because the server reports no
   * steps.
   */
  reached: number | undefined;
  isAnswered: boolean;
  place: Place;
  provider: string | null;
  onShown: () => void;
};

/**
 * Shows the current step of reading a resume. If no steps are reported, the steps follow the clock.
 * The last step shows when the answer has arrived.
 */
export function Analysis({ reached, isAnswered, place, provider, onShown }: Props) {
  const [clockStep, setClockStep] = useState(0);
  const shown = useEffectEvent(onShown);
  const step = isAnswered ? last : (reached ?? clockStep);

  // Follows the clock, unless steps are reported.
  useEffect(() => {
    if (reached !== undefined) return;
    const timer = setInterval(() => setClockStep((current) => Math.min(current + 1, last)), stepMs);
    return () => clearInterval(timer);
  }, [reached]);

  const isPainted = useAfterPaint(isAnswered, false);

  // Shows the result once the last step is painted.
  useEffect(() => {
    if (isPainted) shown();
  }, [isPainted]);

  const position = `Step ${step + 1} of ${generationSteps.length}`;
  return (
    <div className="mx-auto max-w-2xl card p-6 shadow-card sm:p-10">
      <h2 className="text-2xl">Reading your resume</h2>
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4 text-[0.9375rem]">
        <p role="status" className="font-semibold">
          {generationSteps[step]}
        </p>
        <p className="text-muted tabular-nums">{position}</p>
      </div>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={generationSteps.length}
        aria-valuenow={step + 1}
        aria-valuetext={position}
        className="mt-3 h-3 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-accent transition-transform duration-300"
          style={{ translate: `${((step + 1) / generationSteps.length - 1) * 100}%` }} // this animation needs no frame of the main thread
        />
      </div>
      <div className="mt-6">
        <ReadingPlace place={place} provider={provider} />
      </div>
    </div>
  );
}
