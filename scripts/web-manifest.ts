import { type ScreenName, screens } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { sharePath } from "#domain/tracker/share-sheet.ts";

/**
 * The web app manifest, which is needed to install the site: names, colors, icons, pictures and
 * shortcuts.
 */
export function webManifest() {
  return {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    id: "/",
    start_url: "/",
    scope: "/",
    lang: "en",
    display: "standalone",
    background_color: "#fafbf7",
    theme_color: "#00624a",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    screenshots: [
      screenshot("wide", "1280x800", "The home page on a large screen"),
      screenshot("narrow", "780x1688", "The home page on a phone"),
    ],
    shortcuts: [shortcut("job-search", "Search jobs"), shortcut("tracker"), shortcut("contests")],
    share_target: {
      action: sharePath,
      method: "POST",
      enctype: "multipart/form-data",
      params: { title: "title", text: "text", url: "url" },
    },
  };
}

function screenshot(form_factor: "wide" | "narrow", sizes: string, label: string) {
  return { src: `/screenshot-${form_factor}.jpg`, type: "image/jpeg", sizes, form_factor, label };
}

function shortcut(name: ScreenName, label = screens[name].title) {
  return { name: label, url: screens[name].path, icons: [{ src: "/icon-192.png", sizes: "192x192" }] };
}
