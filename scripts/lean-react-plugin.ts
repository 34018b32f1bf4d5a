import { type Plugin, parseAst } from "vite";

/**
 * Functions of React DOM that run only for features that no page uses: view transitions, refs to
 * fragments, actions of forms, caches, `<Activity>`, `<SuspenseList>`, custom elements, hints,
 * resources such as stylesheets, `<html>`, `<head>` and `<body>`, and very old browsers. They
 * throw, so that the first use is noticed.
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

/** Functions that every page runs, but that act only for the features above. They become empty. */
const idle = `
  commitExitViewTransitions commitNestedViewTransitions restoreEnterOrExitViewTransitions restoreNestedViewTransitions
  trackEnterViewTransitions
  commitFragmentInstanceDeletionEffects commitFragmentInstanceInsertionEffects commitNewChildToFragmentInstance
  commitNewChildToFragmentInstances deleteChildFromFragmentInstance
  startHostTransition
  defaultOnDefaultTransitionIndicator getFallbackBeforeInputChars getNativeBeforeInputChars
`;

/**
 * Functions that always give the same answer. No tag of a page's head is a resource. Nobody reads
 * which components an error came through. React waits for images as at 5 Mbit/s, its default.
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

/**
 * Leaves out the parts of React DOM that no page uses. Only builds change: development loads
 * another file.
 */
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
 * React DOM's code without the parts that no page uses. A bundler keeps these parts, because only
 * the elements that a page renders decide which code runs. Throws if React has changed so that one
 * of the functions is gone.
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

/** A statement. If it is a function, `name` is its name. */
type Statement = { name: string | undefined; text: string };

/**
 * The statements without uncalled functions. A function that only uncalled functions name is
 * uncalled, too.
 */
function withoutUncalled(statements: Statement[]): string[] {
  const functions = new Map(statements.map((statement) => [statement.name, statement]));
  const kept = new Set(statements.filter(({ name }) => !name));
  for (const { text } of kept)
    for (const word of text.match(/[\w$]+/g) ?? []) {
      const called = functions.get(word);
      if (called) kept.add(called); // the outer loop reads added statements, too
    }
  return statements.filter((statement) => kept.has(statement)).map(({ text }) => text);
}
