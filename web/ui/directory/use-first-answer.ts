import { useEffect } from "react";

/**
 * The prerendered page counts the whole list. Where the address asks for a part of it, the page says
 * no number until that part is known (web/first-paint.js).
 */
export function useFirstAnswer(params: URLSearchParams, isAnswered: boolean) {
  useEffect(() => {
    const isRead = params.size === new URLSearchParams(location.search).size;
    if (isRead && isAnswered) delete document.documentElement.dataset.asked;
  }, [params, isAnswered]);
}
