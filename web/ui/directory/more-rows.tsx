import { useEffect, useRef } from "react";
import { formatNumber } from "#web/lib/number.ts";
import { MoreButton } from "../more-button.tsx";

/**
 * Shows the next rows. After a press, scrolling loads a few more pages (`isFollowing`). Then the
 * visitor must press the button again, so that the footer can be reached.
 */
export function MoreRows({ left, isFollowing, onMore }: { left: number; isFollowing: boolean; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);

  // Follows the scrolling: loads more rows before the button comes into view.
  useEffect(() => {
    if (!isFollowing || !button.current) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onMore(), {
      rootMargin: "0px 0px 1500px",
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isFollowing, onMore]);

  return (
    <div className="mt-8 text-center">
      <MoreButton ref={button} onMore={onMore}>
        Show more ({formatNumber(left)} left)
      </MoreButton>
    </div>
  );
}
