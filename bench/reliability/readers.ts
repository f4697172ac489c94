import { type DemoStory, demoStories } from '../../tests/support/demo-stories.ts';
import { type Load, type LoadResult, loadOn } from '../../tests/support/programs/load.ts';
import { type Program, sitesAt } from '../../tests/support/programs/program.ts';
import type { Installation } from './installation.ts';

/** What readers ask for: pages and pictures that were asked for before, and pictures that nobody asked for yet. */
export type Subjects = { readonly known: readonly string[]; readonly unseen: readonly string[] };

/** Finds them in the demo stories of tn. */
export async function findSubjects({ get }: Program): Promise<Subjects> {
	const stories = (await demoStories('tn', get)).slice(0, 8);
	const pages = ['/', '/deportes/', ...stories.map(({ path }: DemoStory) => path)];
	const bodies = await Promise.all(pages.map(async (path) => (await get('tn', path)).body));
	const pictures = [...new Set(bodies.join().match(/(?<=src=")\/resizer\/v2\/[^"]+/g))].map((path) => path.replaceAll('&amp;', '&'));
	return { known: [...pages, ...pictures.slice(0, 3)], unseen: pictures.slice(3, 23) };
}

/** Readers who ask Varnish, and as many who ask the processes without anything between. */
export type Readers = { answers(): number; end(): Promise<{ readonly behindVarnish: LoadResult; readonly direct: LoadResult }> };

const pace = { readers: 6, pauseMs: 10 };

export function startReaders({ varnish, program }: Installation, { known }: Subjects): Readers {
	const [behindVarnish, direct]: [Load, Load] = [loadOn([varnish], known, pace), loadOn([program], known, pace)];
	return {
		answers: () => behindVarnish.answers() + direct.answers(),
		end: async () => ({ behindVarnish: await behindVarnish.end(), direct: await direct.end() }),
	};
}

/** How many of the paths are answered with 200. */
export async function countWhole({ varnish }: Installation, paths: readonly string[]): Promise<number> {
	const { get } = sitesAt(varnish.port);
	let whole = 0;
	for (const path of paths) if ((await get('tn', path)).status === 200) whole += 1;
	return whole;
}
