/** Written by scripts/service-worker.ts. */
declare const __OFFLINE__: {
  build: string;
  /** The addresses that are cached at installation. */
  shell: string[];
  /** The files that are cached once they are used. */
  onDemand: string[];
};
export const { build, shell, onDemand } = __OFFLINE__;
