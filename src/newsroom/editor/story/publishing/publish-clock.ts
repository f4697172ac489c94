import type { Room, StoredStory } from '#newsroom/contract';
import { isObject, objectAt } from '../../ans/ans-value.ts';
import { documentOf } from '../../ans/document-of.ts';
import { type Outcome, readEffects, readSeen } from '../../api.ts';
import type { Publishing } from './publishing.ts';

const seconds = new Intl.NumberFormat('es-AR', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** Where a story is shown on a brand. */
type ShownPage = { readonly id: string; readonly name: string; readonly path: string };

/** Asks the public address on each brand until readers have the publication, and reports each result at once. `start` is the time of the click in ms. */
export async function runClock(
	room: Room,
	stored: StoredStory,
	{ start, say }: { readonly start: number; readonly say: Publishing['say'] },
): Promise<void> {
	const change = String(documentOf(stored).last_updated_date);
	const places = await placesOf(room, stored);
	const lines = new Map(places.map(({ name }) => [name, `${name}: mirando el sitio como un lector…`]));
	const tell = () => say([...lines.values()].join('\n'), stored.revision);
	tell();
	await Promise.all(
		places.map(async ({ id, name, path }) => {
			const outcome = await readSeen({ brand: id, path, change });
			lines.set(name, lineOf(name, outcome, start));
			tell();
		}),
	);
}

function lineOf(name: string, outcome: Outcome<{ seen: boolean }>, start: number): string {
	if (outcome.kind === 'done' && outcome.value.seen)
		return `${name}: visible para los lectores en ${seconds.format((Date.now() - start) / 1_000)}\u00a0s.`;
	return `${name}: se publicó, pero los lectores todavía no la ven. Avisá a quien opera el sitio.`;
}

/** Where the story is shown. The server must be asked only for a story on several brands. */
async function placesOf({ brand, others }: Room, stored: StoredStory): Promise<readonly ShownPage[]> {
	const document = documentOf(stored);
	const own = { id: brand.id, name: brand.name, path: stored.path ?? '/' };
	const named = others.filter(({ id }) => isObject(objectAt(document, 'websites')[id]));
	if (named.length === 0) return [own];
	const tried = await readEffects(stored.id, { document: { ...document } });
	const paths = new Map(tried.kind === 'done' ? tried.value.effects.map((effect) => [effect.brand, effect.path]) : []);
	return [own, ...named.map(({ id, name }) => ({ id, name, path: paths.get(id) ?? '/' }))];
}
