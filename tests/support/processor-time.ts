/**
 * The processor time of some work, in milliseconds. A limit on the clock's time would fail if other
 * programs use the processor, too.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
