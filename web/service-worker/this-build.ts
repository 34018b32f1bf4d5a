/** scripts/service-worker.ts writes this. */
declare const __OFFLINE__: {
  build: string;
  /** The addresses that are cached during installation. */
  shell: string[];
  /** The files that are cached when they are first used. */
  onDemand: string[];
};
export const { build, shell, onDemand } = __OFFLINE__;
