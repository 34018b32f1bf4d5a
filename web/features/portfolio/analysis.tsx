import { useEffect, useEffectEvent, useState } from "react";
import { generationSteps, stepMs } from "#domain/resume/upload.ts";

const hurryMs = 120;
const last = generationSteps.length - 1;

/** The nine steps, one every two seconds. Once the answer is there the rest runs through quickly. */
export function Analysis({ isAnswered, onShown }: { isAnswered: boolean; onShown: () => void }) {
  const [step, setStep] = useState(0);
  const shown = useEffectEvent(onShown);
  const isDone = isAnswered && step === last;

  // Follows the clock.
  useEffect(() => {
    const timer = setInterval(() => setStep((current) => Math.min(current + 1, last)), isAnswered ? hurryMs : stepMs);
    return () => clearInterval(timer);
  }, [isAnswered]);

  // Follows the clock: the last step stays for a moment.
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => shown(), 3 * hurryMs);
    return () => clearTimeout(timer);
  }, [isDone]);

  const place = `Step ${step + 1} of ${generationSteps.length}`;
  return (
    <div className="mx-auto max-w-2xl card p-6 shadow-card sm:p-10">
      <h2 className="text-2xl">Reading your resume</h2>
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-4 text-[0.9375rem]">
        <p role="status" className="font-semibold">
          {generationSteps[step]}
        </p>
        <p className="text-muted tabular-nums">{place}</p>
      </div>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={generationSteps.length}
        aria-valuenow={step + 1}
        aria-valuetext={place}
        className="mt-3 h-3 overflow-hidden rounded-full bg-sunken"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-300"
          style={{ width: `${((step + 1) / generationSteps.length) * 100}%` }}
        />
      </div>
      <p className="mt-6 text-sm text-muted">Your file is read in memory and never stored.</p>
    </div>
  );
}
