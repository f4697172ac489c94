import type { Log } from '#platform/log';
import type { Publisher } from '../publish/publisher.ts';
import type { Tables } from '../store/tables.ts';
import { allUsesOfPicture } from './picture-ends.ts';
import { takeOut } from './take-out.ts';

/** The sender that the versions show. */
const sender = 'derechos vencidos';
/** If a work could not be changed, its picture is tried again after this time, in ms. */
const againMs = 60_000;

type EndingDeps = { readonly publisher: Publisher; readonly tables: Tables; readonly log: Log };
type Use = Awaited<ReturnType<typeof allUsesOfPicture>>[number];

/**
 * Takes the pictures whose rights have ended out of every published work. If two processes do this at once, each work changes only once.
 */
export class EndingPictures {
	readonly #deps: EndingDeps;
	/** Pictures that are still in a work which could not be changed, with the time (ms) of the next attempt. */
	readonly #later = new Map<string, number>();

	constructor(deps: EndingDeps) {
		this.#deps = deps;
	}

	async run(now: Date): Promise<void> {
		const due = await this.#deps.tables
			.selectFrom('content.picture_end')
			.select('id')
			.where('ended_at', 'is', null)
			.where('ends_at', '<=', now)
			.execute();
		for (const { id } of due) if ((this.#later.get(id) ?? 0) <= now.getTime()) await this.#end(id, now);
	}

	/** Takes one picture out of all works. The end is recorded when every work is without it. */
	async #end(picture: string, now: Date): Promise<void> {
		const { tables } = this.#deps;
		let isEverywhere = true;
		for (const use of await allUsesOfPicture(tables, picture)) if (!(await this.#isOut(use, picture))) isEverywhere = false;
		if (!isEverywhere) return void this.#later.set(picture, now.getTime() + againMs);
		this.#later.delete(picture);
		await tables.updateTable('content.picture_end').set({ ended_at: now }).where('id', '=', picture).where('ends_at', '<=', now).execute();
	}

	/** Takes the picture out of one work. A failure is logged, so that the other works still lose the picture. */
	async #isOut({ brand, id }: Use, picture: string): Promise<boolean> {
		const { publisher, log } = this.#deps;
		try {
			await publisher.together({ brand, sender, may: 'operator' }, (publication) => takeOut(publication, id, picture));
			return true;
		} catch (error) {
			log.error(
				{ brand, story: id, picture, error },
				'a picture whose rights have ended is still in a story; it is tried again in a minute',
			);
			return false;
		}
	}
}
