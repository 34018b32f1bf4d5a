// The colors, font and radius of this site as Tailwind names. The page itself does not need Tailwind: its styles are
// plain CSS in index.html. This file is for you to build on. With it, classes like `bg-card text-soft border-line`
// follow the site's design and its light and dark theme, because each name is one of the page's own CSS variables.
//
//   1. Write classes into index.html or script.js.
//   2. Make a file input.css with these lines:
//        @import "tailwindcss/theme";
//        @import "tailwindcss/utilities" important;
//        @config "./tailwind.config.js";
//   3. npm install tailwindcss @tailwindcss/cli
//      npx @tailwindcss/cli -i input.css -o tailwind.css --minify
//   4. Add to the head of index.html: <link rel="stylesheet" href="tailwind.css">
//
// To change a color everywhere, change its variable in index.html.

/** @type {import("tailwindcss").Config} */
export default {
  content: ["./index.html", "./script.js"],
  darkMode: ["selector", '[data-theme="dark"]'],
  theme: {
    extend: {
      colors: {
        paper: "var(--paper)",
        card: "var(--card)",
        ink: "var(--ink)",
        soft: "var(--soft)",
        line: "var(--line)",
        accent: "var(--accent)",
        "on-accent": "var(--on-accent)",
      },
      fontFamily: { sans: ['"Hanken Grotesk"', "system-ui", "sans-serif"] },
    },
  },
};
