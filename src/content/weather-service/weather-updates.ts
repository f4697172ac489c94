import * as v from 'valibot';
import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import { type WeatherDocument, weatherSchema } from '../data-documents/weather/weather-schema.ts';
import { readDocumentsOfKind } from '../document-index/read-documents.ts';
import { PeriodicTask } from '../periodic-task.ts';
import type { Publisher } from '../publish/publisher.ts';
import type { Tables } from '../store/tables.ts';
import type { WeatherService } from './weather-service.ts';

/** How often it is checked which cities are due, in ms. */
const roundMs = 300_000;

/** The weather of a city is requested again when its source is older than this, in ms. */
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
 * Requests the weather of the brands' cities from a weather service. The stored documents say which cities are due, so two processes seldom
 * request the same one. A city without a usable answer keeps its last weather.
 */
export class WeatherUpdates extends PeriodicTask {
	readonly #deps: UpdateDeps;
	#isClosed = false;

	constructor(deps: UpdateDeps) {
		super(roundMs);
		this.#deps = deps;
	}

	override start(): void {
		if (this.#deps.service === undefined) return;
		super.start();
		void this.run();
	}

	override close(): Promise<void> {
		this.#isClosed = true;
		return super.close();
	}

	/** Updates all cities that are due. One line of the log names the cities that failed. */
	protected async round(): Promise<void> {
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

	protected onFault(error: unknown): void {
		this.#deps.log.warn({ error }, 'the weather could not be updated; the next round tries again');
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
