import { useEffect, useState } from "react";

const words = ["Hired", "Skilled", "Noticed", "Ready", "Connected"];
const interval = 2500;
const fade = 300;

/** Fades in a new word every 2.5 seconds. The word stays while paused, or with reduced motion. */
export function RotatingWord({ isPaused }: { isPaused: boolean }) {
  const [index, setIndex] = useState(0);
  const [visible, setVisible] = useState(true);

  // Follows the clock: shows the next word.
  useEffect(() => {
    if (isPaused || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let swap: ReturnType<typeof setTimeout>;
    const timer = setInterval(() => {
      setVisible(false);
      swap = setTimeout(() => {
        setIndex((current) => (current + 1) % words.length);
        setVisible(true);
      }, fade);
    }, interval);
    return () => {
      clearInterval(timer);
      clearTimeout(swap);
      setVisible(true);
    };
  }, [isPaused]);

  return (
    <>
      <span className="sr-only">{words[0]},</span>
      <span
        aria-hidden="true"
        data-testid="rotating-word"
        className={`inline-block text-accent transition-opacity duration-300 ${visible ? "" : "opacity-0"}`}
      >
        {words[index]},
      </span>
    </>
  );
}
