import { brandList } from '#brands';
import { section, story } from '../content.ts';
import { senderTo } from '../sender.ts';
import type { Program } from './program.ts';

/** Publishes on each brand a section, a story in it at `/deportes/a/`, and a redirect to it from `/viejo/`. */
export async function publishOneStory(program: Pick<Program, 'send'>): Promise<void> {
	for (const { id } of brandList) {
		await senderTo(program, id).putAll([
			section('/deportes'),
			story('A', { website: id, website_url: '/deportes/a/' }),
			{ _id: 'R', type: 'redirect', version: '0.10.12', canonical_url: '/viejo/', redirect_url: '/deportes/a/' },
		]);
	}
}
