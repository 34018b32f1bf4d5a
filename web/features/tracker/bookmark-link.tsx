import { screens } from "#domain/screens.ts";
import { bookmarklet } from "#domain/tracker/capture.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { showToast } from "#web/lib/toast.ts";
import { buttonStyle } from "#web/ui/button.tsx";

/** Sets the bookmarklet's "javascript:" address on the element. React refuses such an address. */
const setAddress = (link: HTMLAnchorElement | null) =>
  link?.setAttribute("href", bookmarklet(location.origin + screens.tracker.path));

async function copyAddress(address: string) {
  if (await copyText(address))
    showToast({ title: "Address copied", description: "Make a bookmark, and paste this as its address." });
  else showToast({ title: "Drag it to your bookmarks bar", description: "Its address could not be copied." });
}

/**
 * A bookmarklet that adds the job posting of the current page to the tracker. A phone does not show
 * it, because a phone has no bookmarks bar.
 */
export function BookmarkLink() {
  return (
    <section aria-labelledby="bookmark-title" className="mt-8 pointer-coarse:hidden">
      <h2 id="bookmark-title" className="text-xl">
        Save from any page
      </h2>
      <p className="mt-1.5 max-w-2xl text-[0.9375rem] text-muted">
        Drag this button to your bookmarks bar; or press it to copy its address, and make a bookmark of that. On the
        page of a posting, press the bookmark: the form opens here, filled in. What it reads goes straight from that tab
        to this one; no server sees it.
      </p>
      <p className="mt-3">
        {/* biome-ignore lint/a11y/useValidAnchor: a bookmarklet is a link to drag */}
        <a
          ref={setAddress}
          href="#bookmark"
          onClick={(event) => {
            event.preventDefault();
            copyAddress(event.currentTarget.href);
          }}
          className={buttonStyle({ variant: "secondary" })}
        >
          Add to tracker
        </a>
      </p>
    </section>
  );
}
