import * as v from 'valibot';
import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import { type WeatherDocument, weatherSchema } from '../data-documents/weather/weather-schema.ts';
import { readDocumentsOfKind } from '../document-index/read-documents.ts';
import type { Publisher } from '../publish/publisher.ts';
import { Rounds } from '../rounds.ts';
import type { Tables } from '../store/tables.ts';
import type { WeatherService } from './weather-service.ts';

/** How often cities are looked through, in ms. */
const roundMs = 300_000;

/** A city is asked for again when its source is older. */
const dueAfterMs = 1_200_000;

type UpdateDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly brands: readonly Brand[];
	readonly publisher: Pick<Publisher, 'put'>;
	/** Without one, weather comes by the ingest API alone. */
	readonly service: WeatherService | undefined;
};

/**
 * Asks a weather service for the weather of the cities that brands have. Their stored documents say which are due, so several processes seldom
 * ask twice. A city without a usable answer keeps its last weather.
 */
export class WeatherUpdates {
	readonly #deps: UpdateDeps;
	readonly #rounds: Rounds;
	#isClosed = false;

	constructor(deps: UpdateDeps) {
		this.#deps = deps;
		const onFault = (error: unknown) => deps.log.warn({ error }, 'the weather could not be updated; the next round tries again');
		this.#rounds = new Rounds({ everyMs: roundMs, round: () => this.#round(), onFault });
	}

	start(): void {
		if (this.#deps.service === undefined) return;
		this.#rounds.start();
		void this.run();
	}

	/** Looks through all cities once, after the round in progress. Never rejects: cities that failed are in one line of the log. */
	run(): Promise<void> {
		return this.#rounds.run();
	}

	async close(): Promise<void> {
		this.#isClosed = true;
		await this.#rounds.stop();
	}

	async #round(): Promise<void> {
		const failed: { readonly city: string; readonly error: unknown }[] = [];
		for (const brand of this.#deps.brands) {
			for (const city of await this.#dueCities(brand)) {
				if (this.#isClosed) return;
				await this.#update(brand, city).catch((error: unknown) => failed.push({ city: `${brand.id}/${city._id}`, error }));
			}
		}
		const [first] = failed;
		if (first === undefined) return;
		const cities = failed.map(({ city }) => city);
		this.#deps.log.warn({ cities, error: first.error }, 'the weather of cities could not be updated; their last one stays');
	}

	async #dueCities(brand: Brand): Promise<readonly WeatherDocument[]> {
		const now = this.#deps.clock().getTime();
		const stored = await readDocumentsOfKind(this.#deps.tables, brand.id, 'weather');
		return stored.flatMap(({ document }) => {
			const { success, output } = v.safeParse(weatherSchema, document);
			return success && isDue(output, now) ? [output] : [];
		});
	}

	async #update(brand: Brand, city: WeatherDocument): Promise<void> {
		const { service, publisher } = this.#deps;
		const reading = await service?.(city, city.time_zone ?? brand.timeZone);
		if (reading === undefined) return;
		const from = { brand: brand.id, sender: 'weather service', may: 'operator' } as const;
		const result = await publisher.put(from, JSON.stringify({ ...city, ...reading }));
		if (result.kind === 'refused') throw new Error(`the answer is refused: ${JSON.stringify(result.problems.slice(0, 3))}`);
	}
}

/** It has no weather yet, or its source is older than it may be, or states a time in the future. */
function isDue({ now: measured, source }: WeatherDocument, now: number): boolean {
	const age = now - Date.parse(source.updated_at);
	return measured === undefined || age < 0 || age >= dueAfterMs;
}
