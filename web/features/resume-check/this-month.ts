/** The current month on the visitor's clock. `month` is 1 to 12. */
export function thisMonth(): { year: number; month: number } {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}
