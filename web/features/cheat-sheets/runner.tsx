import { Play, Square, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ResultTable } from "./result-table.tsx";
import { hasStarted, type Run, type RunnableLanguage, run, type Table } from "./run.ts";
import { engines, loadedPercent, loading, startingAgain, states } from "./runner-texts.ts";

type Props = {
  language: RunnableLanguage;
  code: string;
  setup: string;
  /** The code that the visitor left in the runner. At first, the sheet's code. */
  typed: string;
  onType: (text: string) => void;
  onClose: () => void;
};

/** A code block to edit and run. It runs once when it opens. */
export default function Runner({ language, code, setup, typed, onType, onClose }: Props) {
  const [text, setText] = useState(typed);
  const [output, setOutput] = useState<(string | Table)[]>([]);
  const [state, setState] = useState<"loading" | keyof typeof states>("loading");
  const [loaded, setLoaded] = useState(0);
  const current = useRef<Run>(undefined);
  const editor = useRef<HTMLTextAreaElement>(null);

  const start = (source: string) => {
    if (current.current?.take(source)) return; // the engine continues to load
    current.current?.stop();
    setOutput([]);
    setState("loading");
    setLoaded(0);
    current.current = run(language, source, setup, {
      onLoaded: (bytes) => setLoaded(loadedPercent(bytes)),
      onBegin: () => setState("running"),
      onPrint: (printed) => setOutput((before) => withPrinted(before, printed)),
      onDone: setState,
    });
  };

  const type = (changed: string) => {
    setText(changed);
    onType(changed);
  };

  const isBusy = state === "loading" || state === "running";
  const stop = () => {
    current.current?.stop();
    setState("stopped");
  };

  // Runs the code when the runner opens, and stops it when the runner closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount; later runs need a click
  useEffect(() => {
    editor.current?.focus({ preventScroll: true });
    start(text);
    return () => current.current?.stop();
  }, []);

  // Follows the connection: when it is back, loads the engine again and runs the code.
  useEffect(() => {
    if (state !== "not loaded") return;
    const again = () => start(text);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  });

  return (
    <div className="runner">
      <textarea
        ref={editor}
        aria-label="Code to run"
        spellCheck={false}
        autoCapitalize="off"
        rows={text.split("\n").length + 1}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) start(text);
          if (event.key === "Escape") onClose();
        }}
      />
      <div className="flex flex-wrap items-center gap-2 border-y border-line p-2">
        {isBusy ? (
          <Button size="small" onClick={stop}>
            <Square aria-hidden="true" className="size-4" />
            Stop
          </Button>
        ) : (
          <Button size="small" onClick={() => start(text)}>
            <Play aria-hidden="true" className="size-4" />
            {state === "not loaded" ? "Try again" : "Run again"}
          </Button>
        )}
        {text !== code && (
          <Button variant="ghost" size="small" onClick={() => type(code)}>
            Undo changes
          </Button>
        )}
        <span role="status" className="px-1 text-sm text-muted">
          {state === "loading" ? (hasStarted(language) ? startingAgain : loading)[language] : states[state]}
        </span>
        {state === "loading" && loaded > 0 && !hasStarted(language) && (
          <progress aria-label="Loading Python" value={loaded} max={100} className="w-24 accent-accent">
            {loaded}%
          </progress>
        )}
        <span className="ml-auto flex items-center gap-2">
          <span className="px-1 text-sm text-muted max-sm:hidden">{engines[language]}</span>
          <Button variant="ghost" size="small" onClick={onClose}>
            <X aria-hidden="true" className="size-4" />
            Close
          </Button>
        </span>
      </div>
      <div className="output">
        {Object.entries(output).map(([at, printed]) =>
          typeof printed === "string" ? <span key={at}>{printed}</span> : <ResultTable key={at} {...printed} />,
        )}
      </div>
    </div>
  );
}

/** Appends text to the previous text. A table is a separate entry. */
function withPrinted(before: (string | Table)[], printed: string | Table): (string | Table)[] {
  const last = before.at(-1);
  if (typeof last !== "string" || typeof printed !== "string") return [...before, printed];
  return [...before.slice(0, -1), last + printed];
}
