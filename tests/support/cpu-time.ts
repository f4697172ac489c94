/** Milliseconds of processor that a piece of work takes: unlike the clock on the wall it does not grow with the machine's other work. */
export async function cpuTime(work: () => unknown): Promise<number> {
	const start = process.cpuUsage();
	await work();
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1000;
}
