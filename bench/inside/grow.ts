// Measures how long pages of tn take to render with 1,000 stories and with a hundred times as many. Prints a line of JSON for each:
// node grow.js DATA_DIR
import { readAssets } from '#site';
import { multiply } from '../multiply.ts';
import { makeStories } from '../stories.ts';
import { openContent } from './open-content.ts';
import { measurePages } from './page-times.ts';

const written = 1_000;
const times = 100;

const { content, database } = await openContent(process.argv[2] ?? '', process.env.DATABASE_URL);
const assets = await readAssets('dist/browser', false);

/** Stores stories as imports do. Returns the rate per second. */
async function putStories(): Promise<number> {
	const sections = (await content.queries('tn').sections()).map(({ id }) => id);
	const stories = Array.from(makeStories(written, new Date(), { among: sections }), (story) => JSON.stringify(story));
	const started = performance.now();
	const lane = async () => {
		for (let batch = stories.splice(0, 50); batch.length > 0; batch = stories.splice(0, 50)) {
			const results = await content.putAll({ brand: 'tn', sender: 'bench', may: 'operator' }, batch);
			const refused = results.find(({ kind }) => kind === 'refused');
			if (refused !== undefined) throw new Error(JSON.stringify(refused));
		}
	};
	await Promise.all([lane(), lane(), lane(), lane()]);
	return (written / (performance.now() - started)) * 1000;
}

const perSecond = await putStories();
console.log(JSON.stringify({ stories: written, perSecond, pages: await measurePages(content, assets) }));
await multiply(database, times - 1);
console.log(JSON.stringify({ stories: written * times, perSecond, pages: await measurePages(content, assets) }));
await content.close();
await database.close();
