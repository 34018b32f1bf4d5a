/** Written by scripts/prerender.ts. */
declare const __OFFLINE__: {
  build: string;
  /** Every address that is kept from the start. */
  shell: string[];
  /** The files that are kept once they were used. */
  onDemand: string[];
};
export const { build, shell, onDemand } = __OFFLINE__;
