// Metrics of this process, in the text format of Prometheus.
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The current value of a gauge; undefined while it is not known. */
export type Reading = number | undefined;

/** A gauge: its name, its help text, and how the values of several processes become one (default: their sum). */
export type Level = { readonly name: string; readonly help: string; readonly ofAll?: 'sum' | 'max' | 'min' };

/** Adds one to the count with these label values. */
export type Count<Label extends string> = (labels: Readonly<Record<Label, string>>) => void;

/** Takes a duration in seconds, with the values of its labels. */
export type Observe<Label extends string> = (labels: Readonly<Record<Label, string>>, seconds: number) => void;

/** Bounds of the buckets of durations, in seconds: from a page in memory to the longest query. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The metrics of a process. Their names begin with `kiosco_`. Those of Node (`process_…`, `nodejs_…`) are always included. */
export class Metrics {
	readonly #registry = new Registry();

	constructor() {
		collectDefaultMetrics({ register: this.#registry });
	}

	/** A number that only grows, read at each request of Prometheus. */
	total(name: string, help: string, read: () => number): void {
		new Counter({
			...this.#named(name, help),
			collect() {
				this.reset();
				this.inc(read());
			},
		});
	}

	/**
	 * A number that goes up and down, read at each request of Prometheus. When reading fails, the number is left out. For several processes
	 * of one supervisor, the metric is their sum, or what `ofAll` says.
	 */
	level({ name, help, ofAll = 'sum' }: Level, read: () => Reading | Promise<Reading>): void {
		new Gauge({
			...this.#named(name, help),
			aggregator: ofAll,
			async collect() {
				const reading = await Promise.resolve(read()).catch(() => undefined);
				if (reading === undefined) this.remove();
				else this.set(reading);
			},
		});
	}

	/** Lets a supervisor of this process read the metrics. */
	tellSupervisor(): void {
		AggregatorRegistry.setRegistries(this.#registry);
		new AggregatorRegistry();
	}

	/** A count of events by labels, each of which has few values. */
	count<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Count<Label> {
		const counter = new Counter({ ...this.#named(name, help), labelNames: [...labelNames] });
		return (labels) => counter.inc({ ...labels });
	}

	/** Durations in buckets, by labels, each of which has few values. */
	durations<Label extends string>(name: string, help: string, labelNames: readonly Label[]): Observe<Label> {
		const histogram = new Histogram({ ...this.#named(name, help), labelNames: [...labelNames], buckets });
		return (labels, seconds) => histogram.observe({ ...labels }, seconds);
	}

	/** The Content-Type of `text`. */
	get contentType(): string {
		return this.#registry.contentType;
	}

	/** All metrics as Prometheus reads them. */
	text(): Promise<string> {
		return this.#registry.metrics();
	}

	#named(name: string, help: string) {
		return { name: `kiosco_${name}`, help, registers: [this.#registry] };
	}
}
