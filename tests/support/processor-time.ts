/**
 * The processor time that some work takes, in milliseconds. A test that bounds the clock's time
 * would fail where other programs want the processor, too.
 */
export async function processorMs(work: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}
