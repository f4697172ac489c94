/** The CPU time of some work, in ms. Unlike elapsed time, it hardly grows when the machine is busy. */
export async function cpuTime(work: () => unknown): Promise<number> {
	const start = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1000;
}
