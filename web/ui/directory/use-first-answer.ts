import { useEffect } from "react";

/**
 * The prerendered page shows the count of the whole list. If the address filters the list,
 * web/first-paint.js hides that count, and this shows the count once the filtered rows are there.
 */
export function useFirstAnswer(params: URLSearchParams, isAnswered: boolean) {
  useEffect(() => {
    const isRead = params.size === new URLSearchParams(location.search).size;
    if (isRead && isAnswered) delete document.documentElement.dataset.asked;
  }, [params, isAnswered]);
}
