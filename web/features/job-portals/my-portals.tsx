import type { Portal } from "#domain/job-portals/job-portals.ts";
import { type PortalTerms, placeOn, portalSearchUrl } from "#domain/job-portals/portal-address.ts";
import { showToast } from "#web/lib/toast.ts";

type Props = { portals: Portal[] } & Pick<PortalTerms, "words" | "places">;

/** Opens all pinned portals. If the browser blocks the tabs, a toast says so. */
export function MyPortals({ portals, words, places }: Props) {
  const openAll = () => {
    const tabs = portals.map((portal) => open(portalSearchUrl(portal, words, placeOn(portal, places))));
    for (const tab of tabs) if (tab) tab.opener = null;
    const refused = tabs.filter((tab) => !tab).length;
    if (refused > 0) {
      const description = "Allow pop-ups for this site, then press again.";
      showToast({ title: `Your browser did not open ${refused} of ${portals.length}`, description });
    }
  };
  return (
    <>
      Your pins, kept in this browser.{" "}
      <button type="button" className="font-semibold text-accent underline underline-offset-2" onClick={openAll}>
        Open all {portals.length}
      </button>
    </>
  );
}
