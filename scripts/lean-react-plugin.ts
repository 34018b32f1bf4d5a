import { type Plugin, parseAst } from "vite";

/**
 * Functions of React DOM that run only for what no page uses: view transitions, refs to fragments,
 * actions of forms, caches, `<Activity>`, `<SuspenseList>`, custom elements, hints, resources such
 * as stylesheets, `<html>`, `<head>` and `<body>`, and browsers of long ago. They throw, so that
 * the first use is noticed.
 */
const unused = `
  applyViewTransitionName applyViewTransitionToHostInstances commitAfterMutationEffectsOnFiber
  createViewTransitionInstance restoreViewTransitionOnHostInstances startViewTransition
  FragmentInstance
  mountActionState rerenderActionState updateActionState
  refreshCache useMemoCache
  commitActivityHydrationCallbacks updateActivityComponent
  cutOffTailIfNeeded updateSuspenseListComponent
  setPropOnCustomElement
  acquireResource insertSuspendedStylesheets preconnectAs preinitModuleScript preinitScript preinitStyle preload
  preloadModule preloadResourceAndSuspendIfNeeded suspendResource
  clearSingletonPreambleContribution commitHostSingletonAcquisition releaseSingletonInstance resolveSingletonInstance
  findCurrentFiberUsingSlowPath handleEventsForInputEventPolyfill
`;

/** Functions that every page runs, but that only do something for the above. They become empty. */
const idle = `
  commitExitViewTransitions commitNestedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
  trackEnterViewTransitions
  commitFragmentInstanceDeletionEffects commitFragmentInstanceInsertionEffects commitNewChildToFragmentInstance
  commitNewChildToFragmentInstances deleteChildFromFragmentInstance
  startHostTransition
  defaultOnDefaultTransitionIndicator getFallbackBeforeInputChars getNativeBeforeInputChars
`;

/**
 * Functions with one answer: no tag of a page's head is a resource, nobody reads which components
 * an error came through, and images are waited for as at 5 Mbit/s, which React assumes by default.
 */
const answers = {
  getResource: "return null",
  getStackByFiberInDevAndProd: 'return ""',
  estimateBandwidth: "return 5",
};

const methodsLeftOut = /^(FragmentInstance|ViewTransitionPseudoElement)\.prototype\./;

const words = (list: string) => list.trim().split(/\s+/);
const bodies = new Map([
  ...words(unused).map((name): [string, string] => [name, "leftOut()"]),
  ...words(idle).map((name): [string, string] => [name, ""]),
  ...Object.entries(answers),
]);
const leftOut = 'function leftOut(){throw Error("Left out by scripts/lean-react-plugin.ts")}';

/** Leaves out of React DOM what no page uses. Only builds change: development has another file. */
export function leanReactDom(): Plugin {
  return {
    name: "lean-react-dom",
    transform: {
      filter: { id: /react-dom-client\.production\.js/ },
      handler: (code) => ({ code: leanReact(code), map: { mappings: "" } }), // nobody debugs the minified library
    },
  };
}

/**
 * React DOM's code without what no page uses. A bundler keeps that, since only the elements that a
 * page renders decide what runs. Throws if one of the functions is gone because React has changed.
 */
export function leanReact(code: string): string {
  const missing = new Set(bodies.keys());
  const statements = parseAst(code).body.map((statement): Statement => {
    const name = statement.type === "FunctionDeclaration" ? statement.id?.name : undefined;
    const body = name === undefined ? undefined : bodies.get(name);
    if (name) missing.delete(name);
    if (body !== undefined) return { name, text: `function ${name}(){${body}}` };
    const text = code.slice(statement.start, statement.end);
    return { name, text: methodsLeftOut.test(text) ? "" : text };
  });
  if (missing.size > 0)
    throw new Error(`react-dom has changed: ${[...missing]} not found. See scripts/lean-react-plugin.ts.`);
  return [...withoutUncalled(statements), leftOut].join("\n");
}

/** A statement, with its name if it is a function. */
type Statement = { name: string | undefined; text: string };

/** The statements without the functions that nothing names but each other. */
function withoutUncalled(statements: Statement[]): string[] {
  const functions = new Map(statements.map((statement) => [statement.name, statement]));
  const kept = new Set(statements.filter(({ name }) => !name));
  for (const { text } of kept)
    for (const word of text.match(/[\w$]+/g) ?? []) {
      const called = functions.get(word);
      if (called) kept.add(called); // the outer loop reads it, too
    }
  return statements.filter((statement) => kept.has(statement)).map(({ text }) => text);
}
