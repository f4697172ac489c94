import { AggregatorRegistry } from 'prom-client';

/** The metrics of all processes of a supervisor together. */
export class MetricsOfProcesses {
	readonly #registry = new AggregatorRegistry();

	get contentType(): string {
		return this.#registry.contentType;
	}

	text(): Promise<string> {
		return this.#registry.clusterMetrics();
	}
}
