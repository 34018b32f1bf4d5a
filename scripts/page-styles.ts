import { type Selector, transform } from "lightningcss";

/** Reduces the site's stylesheet to the rules that a page needs. */
export type Styles = {
  /** The classes of the stylesheet that occur in a text, such as a page's HTML or code. */
  usedIn: (text: string) => string[];
  /** The rules for these classes, and all rules without a class. */
  only: (classes: string[]) => string;
};

export function stylesOf(stylesheet: string): Styles {
  const { css, classes } = parsed(stylesheet);
  const cut = new Map<string, string>();
  return {
    usedIn(text) {
      const words = wordsOf(text);
      return classes.filter((name) => words.has(name));
    },
    only(used) {
      const kept = new Set(used);
      const unused = classes.filter((name) => !kept.has(name));
      const key = unused.join(" ");
      const known = cut.get(key) ?? withoutUnusedProperties(withoutUnusedVariables(without(css, unused)));
      cut.set(key, known);
      return known;
    },
  };
}

/**
 * The stylesheet, and its classes that can be found in code. `wordsOf` splits at quotes, brackets
 * and similar characters. Class names with these characters are left out of the list, so their
 * rules are always kept. Tailwind's defaults for browsers without `@property` are dropped, because
 * such browsers are too old for its other rules.
 */
function parsed(stylesheet: string): { css: string; classes: string[] } {
  const classes = new Set<string>();
  const { code } = transform({
    filename: "styles.css",
    code: Buffer.from(stylesheet),
    minify: true,
    visitor: {
      Rule: {
        "layer-block": ({ value }) => (value.name?.join(".") === "properties" ? [] : undefined),
      },
      Selector(selector) {
        for (const name of classesOf(selector)) if (isWhole.test(name)) classes.add(name);
      },
    },
  });
  return { css: code.toString(), classes: [...classes] };
}

/** The classes of a selector, including the classes in its :is() and :where(). */
function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => (part.type === "class" ? [part.name] : alternativesOf(part).flatMap(classesOf)));
}

/**
 * Whether a selector needs one of these classes. lightningcss does not look for classes in :is().
 */
function needs(selector: Selector, unused: Set<string>): boolean {
  return selector.some((part) => {
    if (part.type === "class") return unused.has(part.name);
    const alternatives = alternativesOf(part);
    return alternatives.length > 0 && alternatives.every((alternative) => needs(alternative, unused));
  });
}

function alternativesOf(part: Selector[number]): Selector[] {
  return part.type === "pseudo-class" && (part.kind === "is" || part.kind === "where") ? part.selectors : [];
}

const isWhole = /^[^\s"'`{}$\\\u007f-\uffff]+$/;

/** The words in attributes and strings. In HTML inside a string, "=" or ">" may adjoin a word. */
function wordsOf(text: string): Set<string> {
  const words = new Set(text.split(/[\s"'`{}$\\]+/));
  return new Set([...words, ...[...words].flatMap((word) => word.split(/[<>=]/))]);
}

/** Removes the variables of :root that no rule uses and that no used variable uses. */
function withoutUnusedVariables(css: string): string {
  const less = css.replace(/:root(,:host)?\{[^{}]*\}/g, (rule) =>
    rule.replace(/(--[\w-]+):[^;}]*;?/g, (whole, name) => (css.includes(`var(${name}`) ? whole : "")),
  );
  return less === css ? css : withoutUnusedVariables(less);
}

/** Removes the properties that no rule uses, and the properties that never have a value. */
function withoutUnusedProperties(css: string): string {
  const properties = [...css.matchAll(/@property (--[\w-]+)\{([^}]*)\}/g)];
  const unused = properties.filter(([, name, descriptors = ""]) => {
    const hasValue = descriptors.includes("initial-value") || css.includes(`${name}:`);
    return !hasValue || !css.includes(`var(${name}`);
  });
  return without(
    css,
    unused.map(([, name = ""]) => name),
  );
}

function without(css: string, unusedSymbols: string[]): string {
  const unused = new Set(unusedSymbols);
  const { code } = transform({
    filename: "styles.css",
    code: Buffer.from(css),
    minify: true,
    unusedSymbols,
    visitor: {
      Rule: { style: ({ value }) => (value.selectors.every((selector) => needs(selector, unused)) ? [] : undefined) },
    },
  });
  return code.toString();
}
