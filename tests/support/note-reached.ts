import { TestRunner } from 'vitest';
import { brandList } from '#brands';
import type { ReachedBy } from '../../tools/trace/reached.ts';

/** Notes for the trace that the running test reached the brand of a host, if it is one's. Hooks of a whole file count for no test. */
export function noteHost(way: ReachedBy, host: string): void {
	const brand = brandList.find(({ id }) => host.startsWith(`${id}.`))?.id;
	const meta = TestRunner.getCurrentTest()?.meta;
	if (brand === undefined || meta === undefined || meta.reached?.[way]?.includes(brand)) return;
	meta.reached = { ...meta.reached, [way]: [...(meta.reached?.[way] ?? []), brand] };
}

/** As `noteHost`, for a page that a browser opened. Pages for developers show no reader anything. */
export function notePage(address: string): void {
	const { hostname, pathname } = new URL(address);
	if (!pathname.startsWith('/_dev/')) noteHost('browser', hostname);
}
