import { story } from '../../tests/support/content.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { sitesAt } from '../../tests/support/programs/program.ts';
import { senderTo } from '../../tests/support/sender.ts';
import type { Installation } from './installation.ts';

/** How many stories take turns; each page is in Varnish before its story is published again. */
const stories = 10;

/** Publishes a revision after the other. Returns the sorted ms from each request until the page behind Varnish has the new headline. */
export async function timePublications(installation: Installation, count: number): Promise<readonly number[]> {
	const times: number[] = [];
	for (let turn = -stories; turn < count; turn += 1) {
		const ms = await publishUntilFresh(installation, `FRESCA${(turn + stories) % stories}`);
		if (turn >= 0) times.push(ms);
	}
	return times.toSorted((one, other) => one - other);
}

let revision = 0;

/** Publishes a story until it is taken, and resolves when its page behind Varnish has the new headline: to the ms that took. */
export async function publishUntilFresh({ varnish }: Installation, id: string): Promise<number> {
	const began = performance.now();
	const sites = sitesAt(varnish.port);
	revision += 1;
	const [path, headline] = [`/deportes/${id.toLowerCase()}/`, `Revisión ${revision}.`];
	const document = story(id, { website: 'tn', website_url: path, headlines: { basic: headline } });
	const put = () =>
		senderTo(sites, 'tn')
			.put(document)
			.then(
				({ status }) => status,
				() => 0,
			);
	await eventually(put, (status) => status >= 200 && status < 300, limitMs);
	await eventually(
		() => sites.get('tn', path),
		({ body }) => body.includes(headline),
		limitMs,
	);
	return performance.now() - began;
}

const limitMs = 60_000;
