/** A gray placeholder for content that is loading. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-card bg-sunken ${className}`} />;
}

export function Skeletons({ count, className }: { count: number; className: string }) {
  return Array.from({ length: count }, (_, index) => `skeleton-${index}`).map((key) => (
    <Skeleton key={key} className={className} />
  ));
}
